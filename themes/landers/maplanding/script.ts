/** The region that is chosen rises from the map and lights up. Who points at the map chooses there. */
const choice = document.querySelector<HTMLSelectElement>("select[data-regions]");
const map = document.querySelector<SVGElement>("[data-map]");

function light(): void {
  if (!choice || !map) return;
  map.toggleAttribute("data-chosen", choice.value !== "");
  for (const part of map.querySelectorAll<SVGElement>("[data-town]")) {
    const lit = choice.value !== "" && part.dataset.town === choice.value;
    part.dataset.lit = String(lit);
    // What is drawn last lies on top.
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
// A returning visitor finds the form as it was.
light();
