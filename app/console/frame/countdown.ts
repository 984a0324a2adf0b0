/** Counts down the seconds of an undo button, and removes it with the last one. */
export function countDown(): void {
  const lang = document.documentElement.lang;
  const format = new Intl.NumberFormat(lang, { style: "unit", unit: "second", unitDisplay: "long" });
  for (const place of document.querySelectorAll<HTMLElement>("[data-countdown]")) {
    const until = performance.now() + Number(place.dataset.countdown) * 1000;
    const number = place.querySelector("time");
    const timer = setInterval(() => {
      const left = Math.ceil((until - performance.now()) / 1000);
      if (number && left > 0) number.textContent = format.format(left);
      else {
        clearInterval(timer);
        place.textContent = place.dataset.over ?? "";
        place.closest('[role="status"]')?.querySelector("form")?.remove();
      }
    }, 250);
  }
}
