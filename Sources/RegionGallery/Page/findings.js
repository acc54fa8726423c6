// A finding in a list and its mark in the picture light up together.

/** Lights up one mark of a picture and the finding beside it, or none. */
function light(picture, findings, number) {
  picture.classList.toggle("has-lit", number !== undefined);
  for (const mark of picture.querySelectorAll("[data-mark]")) {
    mark.classList.toggle("lit", mark.dataset.mark === number);
  }
  for (const finding of findings) finding.classList.toggle("lit", finding.dataset.mark === number);
}

/** Lights up what is pointed at within an element, or else the finding that is focused. */
function followPointer(root, pair) {
  for (const kind of ["pointerover", "focusin", "pointerout", "focusout"]) {
    root.addEventListener(kind, (event) => {
      const [picture, findings] = pair(event.target);
      if (!picture) return;
      const pointed = kind.endsWith("out") ? null : event.target.closest("[data-mark]");
      const focused = [...findings].find((finding) => finding === document.activeElement);
      light(picture, findings, (pointed ?? focused)?.dataset.mark);
    });
  }
}

followPointer(main, (target) => {
  const card = cardOf.get(target.closest(".card"));
  return card?.findings.length > 0 ? [card.picture, card.findings] : [];
});
