/** Plays the page's film while it is in view, and connects its button. Called by the lander's script. */
export function playFilm(): void {
  const film = document.querySelector<HTMLElement>("[data-film]");
  const button = film?.querySelector<HTMLElement>("[data-film-button]");
  // A visitor who prefers less motion gets the poster without a button.
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
