/**
 * Ignores a second submission while the first is pending: the page would show the answer to the second, which says that
 * the form was used up.
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
  // A page from the browser's cache may be edited and sent again.
  window.addEventListener("pageshow", (event) => {
    if (!event.persisted) return;
    for (const form of document.forms) release(form);
  });
}

/** Allows a form again that was not sent after all. */
export function release(form: HTMLFormElement): void {
  delete form.dataset.sent;
}

/** How long a submission may be pending, in ms. After a stopped load the form may then be sent again. */
const LONGEST = 10_000;
