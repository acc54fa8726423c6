# The ways to work on this package; 'make' lists them.

SWIFT_TESTS := swift test --disable-xctest
SOURCES := Package.swift Sources Tests Examples Benchmarks Fuzzing

SANITIZED := --skip TourTests --skip PlainPackageTests --skip BrowserTests --skip ReadmeTests

export SWIFT_BACKTRACE := enable=no

.DEFAULT_GOAL := help
.PHONY: help demo test build format lint bench sanitize fuzz clean

help: ## List what can be made.
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' $(MAKEFILE_LIST) | expand -t 16

demo: ## Show the example screens on five devices in every pose, in gallery/index.html.
	@Scripts/install-packages build
	@swift build -c release --product ExampleGallery
	@"$$(swift build -c release --show-bin-path)/ExampleGallery" export --output gallery

test: build .venv/ready ## Set up what the tests need, and run them all.
	$(SWIFT_TESTS)

build: ## Build everything, and fail on a warning.
	@Scripts/install-packages test
	@Scripts/check-warnings

format: ## Format the sources.
	swift format --in-place --recursive $(SOURCES)

lint: ## Check the format of the sources.
	swift format lint --strict --recursive $(SOURCES)

# Left out is what builds packages of its own, which are then built without the sanitizer.
sanitize: .venv/ready ## Run the tests under the address and the thread sanitizer, each built apart.
	ASAN_OPTIONS=detect_leaks=0 $(SWIFT_TESTS) --sanitize=address --scratch-path .build/address $(SANITIZED)
	TSAN_OPTIONS=suppressions=$(CURDIR)/Scripts/thread-sanitizer-suppressions.txt \
	    $(SWIFT_TESTS) --sanitize=thread --scratch-path .build/thread $(SANITIZED)

fuzz: ## Hand every importer hostile dumps, FUZZ_SECONDS each.
	@Scripts/fuzz

bench: .venv/ready ## Time the engine beside its peers, and write docs/benchmarks.md.
	@Scripts/install-packages bench
	@swift build -c release --product LayoutBenchmarks
	@swift build -c release --product SpaceBenchmarks
	@swift build -c release --product TextBenchmarks
	.venv/bin/python Benchmarks/run.py "$$(swift build -c release --show-bin-path)"

clean: ## Remove all that was made.
	rm -rf .build .venv gallery

.venv/ready: Scripts/requirements.txt
	@Scripts/install-packages test
	/usr/bin/python3 -m venv .venv
	.venv/bin/python -m pip install --quiet --requirement Scripts/requirements.txt
	@touch $@
