/**
 * Prevents a second submission while the answer is pending. Otherwise the second click's answer would appear, which
 * says that the form was used.
 */
export function sendOnce(): void {
  document.addEventListener(
    "submit",
    (event) => {
      const form = event.target as HTMLFormElement;
      if (form.method !== "post") return;
      const { sent } = form.dataset;
      if (sent !== undefined && performance.now() - Number(sent) < LONGEST) {
        event.preventDefault();
        event.stopPropagation();
      } else form.dataset.sent = `${performance.now()}`;
    },
    { capture: true },
  );
  // A page restored by the browser may have changed input.
  window.addEventListener("pageshow", (event) => {
    if (!event.persisted) return;
    for (const form of document.forms) release(form);
  });
}

/** Allows another submission, because this one was not sent. */
export function release(form: HTMLFormElement): void {
  delete form.dataset.sent;
}

/** In ms: an operator who stopped the page from loading may submit again. */
const LONGEST = 10_000;
