"""The page in a real browser. The Swift test `BrowserTests` exports two galleries and runs this."""

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

EXAMPLE = Path(os.environ["EXAMPLE_PAGE"]).as_uri()
HOSTILE = Path(os.environ["HOSTILE_PAGE"]).as_uri()


@pytest.fixture(scope="module")
def browser():
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])


@pytest.fixture
def open_page(browser):
    """Opens a page that must neither complain nor ask for anything but itself."""
    troubles, contexts = [], []

    def open_page(address=EXAMPLE, **settings):
        context = browser.new_context(**{"viewport": {"width": 1280, "height": 900}, **settings})
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda message: troubles.append(message.text))
        page.on("pageerror", lambda error: troubles.append(str(error)))
        file = address.split("#")[0]
        page.on("request", lambda request: request.url.split("#")[0] == file or troubles.append(request.url))
        page.goto(address)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert troubles == []


def shown(page):
    return page.locator(".card:not([hidden])")


def told(page):
    """The numbers of pictures and findings that the page tells."""
    return [int(number) for number in re.findall(r"(\d+) (?:picture|finding)", page.locator("#count").inner_text())]


def assert_counts(page):
    assert told(page) == [shown(page).count(), page.locator(".card:not([hidden]) .finding").count()]


def choose(page, name, value):
    page.locator(f"select[name={name}]").select_option(value)


def test_everything_is_shown_at_first(open_page):
    page = open_page()
    assert shown(page).count() == page.locator(".card").count() > 400
    assert page.locator("h2 >> text=Items").count() == 1
    assert_counts(page)
    assert page.locator("#clear").is_hidden()


@pytest.mark.parametrize("name, value, attribute", [
    ("device", "iphone-duo", "device"), ("pose", "book", "pose"), ("direction", "rtl", "direction"),
])
def test_a_filter_leaves_what_it_names(open_page, name, value, attribute):
    page = open_page()
    expected = page.locator(f".card[data-{attribute}={value}]").count()
    choose(page, name, value)
    assert shown(page).count() == expected > 0
    assert page.locator(f".card:not([hidden]):not([data-{attribute}={value}])").count() == 0
    assert_counts(page)
    assert f"{name}={value}" in page.url
    page.locator("#clear").click()
    assert shown(page).count() == page.locator(".card").count()
    assert "#" not in page.url


def test_findings_are_a_filter(open_page):
    page = open_page()
    total = page.locator(".card").count()
    choose(page, "finding", "any")
    found = shown(page).count()
    assert found == page.locator(".card:has(.finding)").count() > 0
    assert page.locator(".screen:not([hidden])").count() == 1
    choose(page, "finding", "none")
    assert shown(page).count() == total - found
    choose(page, "finding", "control-in-occlusion")
    assert shown(page).count() == page.locator('.card:has([data-rule="control-in-occlusion"])').count() > 0
    assert_counts(page)


def test_search_looks_at_all_that_is_told_of_a_picture(open_page):
    page = open_page()
    search = page.locator("[name=q]")
    search.fill("player duo laptop")
    assert 0 < shown(page).count() < 20
    assert_counts(page)
    search.fill("DELETE across-division")
    assert shown(page).count() > 0
    search.fill("no such picture")
    assert shown(page).count() == 0
    assert page.locator("#nothing").is_visible()
    page.locator("#nothing button").click()
    assert shown(page).count() == page.locator(".card").count()


def test_the_address_holds_the_filters(open_page):
    page = open_page(EXAMPLE + "#device=iphone-duo&pose=book&direction=rtl&q=reader")
    assert page.locator("[name=q]").input_value() == "reader"
    assert shown(page).count() == page.locator(
        '.screen[data-name="Reader"] [data-device="iphone-duo"][data-pose="book"][data-direction="rtl"]').count() == 3
    page = open_page(EXAMPLE + "#device=gone&pose=gone&finding=gone")
    assert shown(page).count() == page.locator(".card").count()


def test_only_poses_of_the_device_are_offered(open_page):
    page = open_page()
    choose(page, "pose", "book")
    choose(page, "device", "ipad-pro-13")
    assert page.locator("[name=pose]").input_value() == ""
    assert page.locator("[name=pose] option:enabled").count() == 3


def test_everything_can_be_done_by_keyboard(open_page):
    page = open_page()
    page.keyboard.press("/")
    assert page.evaluate("document.activeElement.name") == "q"
    page.keyboard.type("wrong duo book")
    assert shown(page).count() > 0
    page.keyboard.press("Escape")
    assert page.locator("[name=q]").input_value() == ""
    page.keyboard.type("wrong duo book")
    shown(page).first.locator(".open").focus()
    keys = "document.activeElement.closest('.card').dataset.key"
    first = page.evaluate(keys)
    page.keyboard.press("ArrowRight")
    second = page.evaluate(keys)
    assert first != second
    assert page.locator(".open[tabindex='0']").count() == 1
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className").startswith("finding")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("ArrowDown")
    assert page.evaluate(keys) not in (first, second)
    page.keyboard.press("Home")
    assert page.evaluate(keys) == first
    page.keyboard.press("Escape")
    assert shown(page).count() == page.locator(".card").count()


def test_a_picture_opens_large_and_leads_to_the_next(open_page):
    page = open_page(EXAMPLE + "#finding=any&device=iphone-duo")
    shown(page).first.locator(".open").focus()
    page.keyboard.press("Enter")
    viewer, title = page.locator("#viewer"), page.locator("#viewer-facts")
    assert viewer.is_visible() and viewer.locator(".picture").count() == 1
    assert viewer.locator(".message").first.is_visible()
    total = shown(page).count()
    assert page.locator("#viewer-place").inner_text() == f"1 of {total}"
    before = title.inner_text()
    page.keyboard.press("ArrowRight")
    assert page.locator("#viewer-place").inner_text() == f"2 of {total}"
    assert title.inner_text() != before
    address = page.url
    assert "show=" in address
    page.keyboard.press("Escape")
    assert viewer.is_hidden()
    assert "show=" not in page.url
    assert page.evaluate("document.activeElement.className") == "open"
    again = open_page(address)
    assert again.locator("#viewer-place").inner_text() == f"2 of {total}"
    again.locator("#previous").click()
    assert again.locator("#viewer-place").inner_text() == f"1 of {total}"
    again.locator("#close").click()
    assert again.locator("#viewer").is_hidden()


def test_a_timeline_is_a_strip(open_page):
    page = open_page()
    strip = page.locator('.screen[data-name="Player"] .film').first
    frames = strip.locator(".card")
    assert frames.count() > 4
    places = [frames.nth(index).bounding_box() for index in range(frames.count())]
    assert len({place["y"] for place in places}) == 1
    assert [place["x"] for place in places] == sorted(place["x"] for place in places)
    times = [float(text.split()[0]) for text in strip.locator("h4").all_inner_texts()]
    assert times == sorted(times) and times[0] == 0
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    frames.nth(2).locator(".open").click()
    assert "Unfold and fold" in page.locator("#viewer-title").inner_text()
    address = page.url
    again = open_page(address)
    assert again.locator("#viewer").is_visible()
    assert again.locator("#viewer-title").inner_text() == page.locator("#viewer-title").inner_text()


def test_what_is_found_in_a_timeline_is_marked_in_its_picture(open_page):
    page = open_page(EXAMPLE + "#finding=stale-region")
    assert shown(page).count() > 0
    assert page.locator(".card:not([hidden])").count() == page.locator(".film .card:not([hidden])").count()
    card = shown(page).first
    assert card.locator(".picture [data-mark]").count() > 0
    assert_counts(page)


def test_findings_and_marks_light_up_together(open_page):
    page = open_page(EXAMPLE + "#finding=control-across-division")
    card = page.locator('.card:not([hidden]):has(.finding[data-mark="2"])').first
    finding = card.locator(".finding").nth(1)
    finding.hover()
    assert card.locator(".picture.has-lit").count() == 1
    assert set(card.locator("svg .lit").evaluate_all("marks => marks.map(mark => mark.dataset.mark)")) == {"2"}
    page.mouse.move(0, 0)
    assert card.locator(".has-lit").count() == 0
    card.locator("svg [data-mark='1']").last.dispatch_event("pointerover", {"bubbles": True})
    assert card.locator(".finding.lit").get_attribute("data-mark") == "1"
    finding.focus()
    assert card.locator(".finding.lit").get_attribute("data-mark") == "2"
    finding.click()
    assert page.locator("#viewer .finding.lit").get_attribute("data-mark") == "2"


def test_the_theme_follows_the_system_and_the_switch(open_page):
    light, dark = open_page(), open_page(color_scheme="dark")
    pictures = [page.screenshot() for page in (light, dark)]
    assert pictures[0] != pictures[1]
    ground = "getComputedStyle(document.body).backgroundColor"
    colors = [page.evaluate(ground) for page in (light, dark)]
    light.locator("#theme").click()
    dark.locator("#theme").click()
    assert [page.evaluate(ground) for page in (light, dark)] == colors[::-1]
    assert light.locator("#theme").get_attribute("aria-pressed") == "true"


def test_outlines_and_size_are_switched(open_page):
    page = open_page(EXAMPLE + "#device=iphone-duo&q=contacts")
    card = shown(page).first
    width = card.locator(".open").bounding_box()["width"]
    before = card.screenshot()
    page.locator("#outlines").click()
    assert card.screenshot() != before
    page.locator("#size").fill("0.7")
    assert card.locator(".open").bounding_box()["width"] == pytest.approx(2 * width, rel=0.02)


def test_nothing_is_wider_than_a_phone(open_page):
    page = open_page(viewport={"width": 360, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    shown(page).last.locator(".open").click()
    assert page.locator("#viewer").bounding_box()["width"] <= 360


def test_the_skip_link_leads_to_the_pictures(open_page):
    page = open_page(EXAMPLE + "#device=iphone-duo")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "skip"
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.className") == "open"
    assert "device=iphone-duo" in page.url


def test_contents_lead_to_a_screen(open_page):
    page = open_page()
    page.locator("#contents a >> text=Contacts").click()
    assert page.evaluate("document.activeElement.closest('.screen').dataset.name") == "Contacts"
    assert page.locator("#count").inner_text().startswith(f"{page.locator('.card').count()} pictures")


def test_hostile_texts_stay_texts(open_page):
    page = open_page(HOSTILE)
    assert page.title() == "Region gallery"
    assert page.locator("img").count() == 0
    heading = page.locator(".screen > h2").inner_text()
    assert heading.startswith("</script><img src=x onerror=")
    shown(page).first.locator(".open").click()
    assert page.locator("#viewer-title").inner_text().startswith(heading)
    assert page.locator("img").count() == 0


def test_network_is_forbidden(browser):
    page = browser.new_page()
    requests = []
    page.goto(EXAMPLE)
    page.on("request", lambda request: requests.append(request.url))
    assert page.evaluate("fetch('http://127.0.0.1:9/').then(() => 'fetched', () => 'refused')") == "refused"
    assert requests == []
