// The switch between light and dark; until it is used, the page is as the reader's system is.

const themeButton = document.getElementById("theme");
const systemIsDark = matchMedia("(prefers-color-scheme: dark)");

function isDark() {
  return (document.documentElement.dataset.theme ?? (systemIsDark.matches ? "dark" : "light")) === "dark";
}

function showTheme() {
  themeButton.setAttribute("aria-pressed", String(isDark()));
}

// A page opened from a file may be refused a memory; then it forgets.
function remembered(key) {
  try { return localStorage.getItem(key); } catch { return null; }
}

function remember(key, value) {
  try { localStorage.setItem(key, value); } catch { /* It forgets. */ }
}

const chosenTheme = remembered("region-gallery-theme");
if (chosenTheme === "dark" || chosenTheme === "light") document.documentElement.dataset.theme = chosenTheme;

themeButton.addEventListener("click", () => {
  document.documentElement.dataset.theme = isDark() ? "light" : "dark";
  remember("region-gallery-theme", document.documentElement.dataset.theme);
  showTheme();
});
systemIsDark.addEventListener("change", showTheme);
showTheme();
