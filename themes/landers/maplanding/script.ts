/** Raises and lights the chosen region. A click on the map chooses a region. */
const choice = document.querySelector<HTMLSelectElement>("select[data-regions]");
const map = document.querySelector<SVGElement>("[data-map]");

function light(): void {
  if (!choice || !map) return;
  map.toggleAttribute("data-chosen", choice.value !== "");
  for (const part of map.querySelectorAll<SVGElement>("[data-town]")) {
    const lit = choice.value !== "" && part.dataset.town === choice.value;
    part.dataset.lit = String(lit);
    // Moves the chosen region to the end, because the element that is drawn last lies on top.
    if (lit && part instanceof SVGPathElement) part.parentElement?.append(part);
  }
}

map?.addEventListener("click", ({ target }) => {
  const region = (target as SVGElement).dataset.town;
  if (!choice || !region || ![...choice.options].some(({ value }) => value === region)) return;
  choice.value = choice.value === region ? "" : region;
  choice.dispatchEvent(new Event("change", { bubbles: true }));
});
choice?.addEventListener("change", light);
if (choice) map?.setAttribute("data-live", "");
// Lights the region that browsers restore in the form for a returning visitor.
light();
