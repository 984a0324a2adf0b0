/** The towns of the region that is chosen light up. */
const choice = document.querySelector<HTMLSelectElement>("select[data-regions]");
const map = document.querySelector<SVGElement>("[data-map]");

function light(): void {
  if (!choice || !map) return;
  map.toggleAttribute("data-chosen", choice.value !== "");
  for (const town of map.querySelectorAll<SVGElement>("[data-town]")) {
    town.dataset.lit = String(choice.value !== "" && town.dataset.town === choice.value);
  }
}

choice?.addEventListener("change", light);
// Whoever comes back finds the form as it was.
light();
