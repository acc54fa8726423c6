// What is shown: the form, the address, and the pictures follow each other.

const form = document.getElementById("filters");
const names = ["q", "device", "pose", "direction", "finding"];
const count = document.getElementById("count");
const clearButton = document.getElementById("clear");
const nothing = document.getElementById("nothing");

const posesOf = new Map();
for (const { element } of cards) {
  const { device, pose } = element.dataset;
  if (!posesOf.has(device)) posesOf.set(device, new Set());
  posesOf.get(device).add(pose);
}

function matches(card, filters) {
  const { device, pose, direction } = card.element.dataset;
  if (filters.device && filters.device !== device) return false;
  if (filters.pose && filters.pose !== pose) return false;
  if (filters.direction && filters.direction !== direction) return false;
  if (filters.finding === "any" && card.findings.length === 0) return false;
  if (filters.finding === "none" && card.findings.length > 0) return false;
  if (filters.finding && !["any", "none"].includes(filters.finding) && !card.rules.has(filters.finding)) return false;
  return words(filters.q).split(/\s+/).every((word) => card.text.includes(word));
}

function plural(number, noun) {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

function applyFilters() {
  offerPoses();
  const filters = Object.fromEntries(names.map((name) => [name, form.elements[name].value]));
  let findings = 0;
  for (const card of cards) {
    card.element.hidden = !matches(card, filters);
    if (!card.element.hidden) findings += card.findings.length;
  }
  for (const group of main.querySelectorAll(".device")) group.hidden = !group.querySelector(".card:not([hidden])");
  sections.forEach((section, index) => {
    section.hidden = !section.querySelector(".card:not([hidden])");
    document.querySelector(`#contents [data-screen="${index + 1}"]`).classList.toggle("empty", section.hidden);
  });
  const shown = shownCards();
  const isFiltered = names.some((name) => filters[name]);
  const of = isFiltered ? ` of ${cards.length}` : "";
  count.textContent = `${plural(shown.length, "picture")}${of}, ${plural(findings, "finding")}`;
  clearButton.hidden = !isFiltered;
  nothing.hidden = shown.length > 0;
  keepCurrent(shown);
}

/** Only poses that the chosen device has can be chosen. */
function offerPoses() {
  const poses = posesOf.get(form.elements.device.value);
  for (const option of form.elements.pose.options) {
    option.hidden = option.disabled = Boolean(poses && option.value && !poses.has(option.value));
    if (option.disabled && option.selected) form.elements.pose.value = "";
  }
}

function writeAddress() {
  const values = new URLSearchParams();
  for (const name of names) {
    if (form.elements[name].value) values.set(name, form.elements[name].value);
  }
  if (shownLarge) values.set("show", shownLarge.element.dataset.key);
  history.replaceState(null, "", values.size > 0 ? `#${values}` : location.pathname + location.search);
}

function readAddress() {
  const values = new URLSearchParams(location.hash.slice(1));
  for (const name of names) {
    form.elements[name].value = values.get(name) ?? "";
    // An address from elsewhere may name what is not here.
    if (form.elements[name].selectedIndex === -1) form.elements[name].value = "";
  }
  applyFilters();
  const card = shownCards().find((card) => card.element.dataset.key === values.get("show"));
  if (card) openViewer(card);
}

function clearFilters() {
  for (const name of names) form.elements[name].value = "";
  applyFilters();
  writeAddress();
}

form.addEventListener("input", () => {
  applyFilters();
  writeAddress();
});
form.addEventListener("submit", (event) => event.preventDefault());
form.addEventListener("reset", (event) => {
  event.preventDefault();
  clearFilters();
  form.elements.q.focus();
});
nothing.querySelector("button").addEventListener("click", () => {
  clearFilters();
  form.elements.q.focus();
});

document.getElementById("contents").addEventListener("click", (event) => {
  const link = event.target.closest("a");
  if (!link) return;
  // The address belongs to the filters.
  event.preventDefault();
  const section = document.getElementById(`screen-${link.dataset.screen}`);
  if (section.hidden) clearFilters();
  section.scrollIntoView();
  const first = shownCards().find((card) => section.contains(card.element));
  makeCurrent(first);
  first?.button.focus({ preventScroll: true });
});
