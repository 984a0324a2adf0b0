/**
 * A form that was sent is not sent again while its answer is on its way: of two clicks, the answer to the second is the one that is
 * shown, and that says that the first has used the form up.
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
  // Whoever comes back to a page that the browser kept may have changed what they say.
  window.addEventListener("pageshow", (event) => {
    if (!event.persisted) return;
    for (const form of document.forms) release(form);
  });
}

/** It was not sent after all. */
export function release(form: HTMLFormElement): void {
  delete form.dataset.sent;
}

/** In ms: whoever has stopped the page from loading may send it anew. */
const LONGEST = 10_000;
