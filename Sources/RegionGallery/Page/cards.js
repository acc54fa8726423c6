// The pictures as the rest of the script knows them.

const main = document.getElementById("main");
const sections = [...main.querySelectorAll(".screen")];

function words(text) {
  return text.normalize("NFKD").toLowerCase();
}

const cards = sections.flatMap((section) =>
  [...section.querySelectorAll(".device")].flatMap((group) =>
    [...group.querySelectorAll(".card")].map((element) => {
      const findings = [...element.querySelectorAll(".finding")];
      const device = group.querySelector("h3").textContent;
      const notes = element.querySelectorAll(".caption, .finding, .diagnostics");
      return {
        element,
        findings,
        screen: section.dataset.name,
        device,
        button: element.querySelector(".open"),
        picture: element.querySelector(".open .picture"),
        rules: new Set(findings.map((finding) => finding.dataset.rule)),
        text: words([section.dataset.name, device, element.dataset.device, element.dataset.pose,
          ...[...notes].map((note) => note.textContent)].join(" ")),
      };
    })));

const cardOf = new Map(cards.map((card) => [card.element, card]));

for (const card of cards) {
  const facts = card.element.querySelector(".caption").textContent;
  card.button.setAttribute("aria-label", `Open large: ${card.screen}, ${card.device}, ${facts}`);
}

function shownCards() {
  return cards.filter((card) => !card.element.hidden);
}
