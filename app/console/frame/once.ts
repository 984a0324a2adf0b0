/**
 * Prevents a second submission of a form while the first one is pending. The page would otherwise show the answer to
 * the second submission, which reports a used form.
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
  // Allows submissions again when the browser restores the page from its cache.
  window.addEventListener("pageshow", (event) => {
    if (!event.persisted) return;
    for (const form of document.forms) release(form);
  });
}

/** Allows another submission of a form that was not sent. */
export function release(form: HTMLFormElement): void {
  delete form.dataset.sent;
}

/**
 * Maximum time in ms that a submission counts as pending. Afterwards the form can be sent again, for example after a
 * stopped load.
 */
const LONGEST = 10_000;
