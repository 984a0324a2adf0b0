/** Shows one question at a time. The last question asks for the address. Tells the scene the number of answers. */
const form = document.querySelector<HTMLFormElement>("[data-questions] form");
if (form) askInTurn(form);

function askInTurn(form: HTMLFormElement): void {
  const questions = [...form.querySelectorAll<HTMLElement>("[data-question]")];
  const last = [...form.children].filter((each) => !questions.includes(each as HTMLElement) && !isHiddenInput(each));
  const street = document.querySelector<HTMLElement>("[data-night]");
  let at = 0;
  const show = (next: number, focus = true) => {
    at = Math.max(0, Math.min(next, questions.length));
    if (street) {
      street.dataset.answered = String(at);
      street.toggleAttribute("data-last", at === questions.length);
    }
    for (const [index, question] of questions.entries()) question.hidden = index !== at;
    for (const part of last as HTMLElement[]) part.hidden = at < questions.length;
    const shown =
      at < questions.length ? questions[at] : form.querySelector<HTMLElement>("[type=email]")?.closest("div");
    if (focus) shown?.querySelector<HTMLElement>("input:not([type=hidden]), select")?.focus();
  };
  form.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest<HTMLElement>("[data-next], [data-back]");
    if (button) show(at + ("next" in button.dataset ? 1 : -1));
  });
  // Makes Enter answer the question instead of submitting the form. The browser ignores the Enter of an input method.
  form.addEventListener("submit", (event) => {
    if (at === questions.length) return;
    event.preventDefault();
    show(at + 1);
  });
  if (questions.length === 0) return;
  show(0, false);
  form.closest<HTMLElement>("[data-questions]")?.setAttribute("data-asking", "");
}

function isHiddenInput(element: Element): boolean {
  return element instanceof HTMLInputElement && element.type === "hidden";
}
