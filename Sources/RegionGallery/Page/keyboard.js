// All pictures are one stop of the Tab key; arrow keys go from one to the next.

let current = null;

/** Makes a picture, and the findings below it, the one that Tab stops at. */
function makeCurrent(card) {
  for (const [each, index] of [[current, -1], [card, 0]]) {
    if (!each) continue;
    for (const button of [each.button, ...each.findings]) button.tabIndex = index;
  }
  current = card ?? null;
}

/** Filters may have hidden the picture that Tab stops at. */
function keepCurrent(shown) {
  if (!current || current.element.hidden) makeCurrent(shown[0]);
}

function goTo(card) {
  if (!card) return;
  makeCurrent(card);
  card.element.scrollIntoView({ block: "nearest" });
  card.button.focus({ preventScroll: true });
}

/** The picture above or below: the nearest in the nearest row. */
function inNextRow(shown, isBelow) {
  const place = (card) => card.element.getBoundingClientRect();
  const here = place(current);
  const others = shown.map((card) => ({ card, at: place(card) }))
    .filter(({ at }) => (isBelow ? at.top > here.top + 1 : at.top < here.top - 1));
  const row = isBelow ? Math.min(...others.map(({ at }) => at.top)) : Math.max(...others.map(({ at }) => at.top));
  const inRow = others.filter(({ at }) => Math.abs(at.top - row) <= 1);
  const distance = ({ at }) => Math.abs(at.left - here.left);
  return inRow.reduce((best, next) => (!best || distance(next) < distance(best) ? next : best), null)?.card;
}

main.addEventListener("keydown", (event) => {
  const card = cardOf.get(event.target.closest(".card"));
  if (!card || event.ctrlKey || event.altKey || event.metaKey) return;
  makeCurrent(card);
  const shown = shownCards();
  const index = shown.indexOf(card);
  const targets = {
    ArrowRight: () => shown[index + 1],
    ArrowLeft: () => shown[index - 1],
    ArrowDown: () => inNextRow(shown, true),
    ArrowUp: () => inNextRow(shown, false),
    Home: () => shown[0],
    End: () => shown.at(-1),
  };
  if (!targets[event.key]) return;
  event.preventDefault();
  goTo(targets[event.key]());
});

document.addEventListener("keydown", (event) => {
  const search = form.elements.q;
  const isTyping = event.target.matches?.("input[type=search]");
  if (viewer.open || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.key === "/" && !isTyping) {
    event.preventDefault();
    search.select();
    search.focus();
  } else if (event.key === "Escape" && isTyping && search.value) {
    event.preventDefault();
    search.value = "";
    applyFilters();
    writeAddress();
  } else if (event.key === "Escape") {
    clearFilters();
  }
});

document.querySelector(".skip").addEventListener("click", (event) => {
  // The address belongs to the filters.
  event.preventDefault();
  if (current) goTo(current);
});

addEventListener("hashchange", readAddress);
readAddress();
