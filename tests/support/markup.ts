import type { Page } from "@playwright/test";
import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
  extends: ["html-validate:recommended", "html-validate:document"],
  rules: {
    // A label around its field names it as well: some programs that listen to people need it.
    "no-redundant-for": "off",
    // A list with a name of its own is read out with it.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // React's ids, and boxes of one question.
    "valid-id": ["error", { relaxed: true }],
    "form-dup-name": ["error", { shared: ["radio", "checkbox", "submit", "button", "reset"] }],
    // Everything comes from the site itself.
    "require-sri": ["error", { target: "crossorigin" }],
    // How React writes what the standard leaves open.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "no-trailing-whitespace": "off",
    "void-style": "off",
  },
});

/** What html-validate has against the page as the server sends it, for the same person. */
export async function markupProblems(page: Page): Promise<string[]> {
  const html = await page.evaluate(async () => (await fetch(location.href, { cache: "no-store" })).text());
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
  );
}
