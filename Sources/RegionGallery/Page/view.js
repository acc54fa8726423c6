// How the pictures are drawn: how large, and whether elements are outlined.

const sizeSlider = document.getElementById("size");
const outlinesButton = document.getElementById("outlines");

sizeSlider.addEventListener("input", () => {
  document.documentElement.style.setProperty("--scale", sizeSlider.value);
});

outlinesButton.addEventListener("click", () => {
  const isOutlined = document.documentElement.classList.toggle("outlined");
  outlinesButton.setAttribute("aria-pressed", String(isOutlined));
});
