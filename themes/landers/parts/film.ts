/** For a lander's script: lets the page's film run while it is in sight, and makes its button work. */
export function playFilm(): void {
  const film = document.querySelector<HTMLElement>("[data-film]");
  const button = film?.querySelector<HTMLElement>("[data-film-button]");
  // Who asks for less motion has a poster, and nothing to press.
  if (!film || !button || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  let wanted = !savesData();
  let inSight = false;
  const show = () => {
    const begun = film.dataset.film !== "still";
    film.dataset.film = wanted && inSight ? "playing" : begun ? "paused" : "still";
  };
  button.hidden = false;
  button.addEventListener("click", () => {
    wanted = !wanted;
    show();
  });
  new IntersectionObserver(([entry]) => {
    inSight = entry?.isIntersecting ?? false;
    show();
  }).observe(film);
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
