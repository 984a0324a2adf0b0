import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";
import { focusFirst, listenForKeys } from "./keys";
import { release, sendOnce } from "./once";

sendOnce();
listenForKeys();
focusFirst();
countDown();

/**
 * The console's only script, with its keys (`keys.ts`). `data-passkey` names what a passkey does before a form is sent:
 * `create` makes a key, `get` uses one. The options are in `data-options`, and the result goes into the field `answer`.
 */
for (const form of document.querySelectorAll<HTMLFormElement>("form[data-passkey]")) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void answered(form).then((answer) => {
      if (answer === undefined) return release(form);
      form.querySelector<HTMLInputElement>('input[name="answer"]')!.value = answer;
      form.submit();
    });
  });
}

/** Asks the browser for a passkey's response. Undefined if no passkey responded; the form then shows the problem. */
async function answered(form: HTMLFormElement): Promise<string | undefined> {
  const [problem, known] = ["problem", "known"].map((name) => form.querySelector<HTMLElement>(`[data-${name}]`));
  for (const each of [problem, known]) if (each) each.hidden = true;
  try {
    const options = JSON.parse(form.dataset.options ?? "{}");
    const answer =
      form.dataset.passkey === "create"
        ? await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON })
        : await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON });
    return JSON.stringify(answer);
  } catch (error) {
    console.warn("no key answered:", error);
    // Browsers report an existing key of this device in this way.
    const said = error instanceof Error && error.name === "InvalidStateError" ? known : problem;
    if (said) said.hidden = false;
    return undefined;
  }
}

/** Counts down the seconds of an undo button, and removes it with the last one. */
function countDown(): void {
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
