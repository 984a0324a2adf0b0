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

/** The problems that html-validate finds in the page as the server sends it, for the same person. */
export async function markupProblems(page: Page): Promise<string[]> {
  return markupProblemsIn(await page.evaluate(async () => (await fetch(location.href, { cache: "no-store" })).text()));
}

/** The same of a page whose scripts may ask for nothing. */
export async function markupProblemsIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const misused = MISUSED.flatMap(([pattern, why]) => (html.match(pattern) ?? []).map((tag) => `${why}: ${tag}`));
  const problems = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
  );
  return [...problems, ...misused];
}

/** Markup that the standard forbids and html-validate does not know of. */
const MISUSED: [RegExp, string][] = [
  [/<time(?![^>]* datetime=)[^>]*>/gi, "a time whose text is none has a datetime"],
  [/<script(?=[^>]* async)(?=[^>]* type="(?!module"|text\/javascript"))[^>]*>/g, "data does not load asynchronously"],
];
