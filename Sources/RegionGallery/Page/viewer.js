// The large view of one picture, from which one goes on to the next.

const viewer = document.getElementById("viewer");
const stage = document.getElementById("viewer-stage");
const notes = document.getElementById("viewer-notes");
const title = document.getElementById("viewer-title");
let shownLarge = null;

/** Shows a picture large; `number` is the finding that is looked at. */
function openViewer(card, number) {
  shownLarge = card;
  makeCurrent(card);
  const shown = shownCards();
  title.textContent = `${card.screen} · ${card.device} · ${card.element.querySelector("h4").textContent}`;
  document.getElementById("viewer-facts").textContent = card.element.querySelector(".caption p").textContent;
  document.getElementById("viewer-place").textContent = `${shown.indexOf(card) + 1} of ${shown.length}`;
  stage.replaceChildren(card.picture.cloneNode(true));
  notes.replaceChildren(...[...card.element.querySelectorAll(".findings, .diagnostics")].map((list) =>
    list.cloneNode(true)));
  for (const button of notes.querySelectorAll("button")) button.tabIndex = 0;
  light(...largePair(), undefined);
  if (!viewer.open) viewer.showModal();
  (notes.querySelector(`[data-mark="${number}"]`) ?? title).focus();
  writeAddress();
}

function largePair() {
  return [stage.querySelector(".picture"), notes.querySelectorAll(".finding")];
}

function step(by) {
  const shown = shownCards();
  const next = shown[shown.indexOf(shownLarge) + by];
  if (next) openViewer(next);
}

followPointer(viewer, largePair);

viewer.addEventListener("close", () => {
  const card = shownLarge;
  shownLarge = null;
  writeAddress();
  stage.replaceChildren();
  notes.replaceChildren();
  card.element.scrollIntoView({ block: "nearest" });
  card.button.focus({ preventScroll: true });
});

viewer.addEventListener("keydown", (event) => {
  if (event.key === "ArrowRight") step(1);
  else if (event.key === "ArrowLeft") step(-1);
  else return;
  event.preventDefault();
});

viewer.addEventListener("click", (event) => {
  if (event.target === viewer) viewer.close();
});
document.getElementById("previous").addEventListener("click", () => step(-1));
document.getElementById("next").addEventListener("click", () => step(1));
document.getElementById("close").addEventListener("click", () => viewer.close());

main.addEventListener("click", (event) => {
  const card = cardOf.get(event.target.closest(".card"));
  const button = event.target.closest(".open, .finding");
  if (card && button) openViewer(card, event.target.closest("[data-mark]")?.dataset.mark);
});
