import type { Page } from "@playwright/test";
import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
  extends: ["html-validate:recommended", "html-validate:document"],
  rules: {
    // Allows `for` on a label around its field, because some screen readers need it.
    "no-redundant-for": "off",
    // Allows a name of its own for a list, which screen readers announce.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // Allows React's ids, and equal names of the checkboxes of one question.
    "valid-id": ["error", { relaxed: true }],
    "form-dup-name": ["error", { shared: ["radio", "checkbox", "submit", "button", "reset"] }],
    // Requires integrity hashes only for other origins: the site's own files need none.
    "require-sri": ["error", { target: "crossorigin" }],
    // Allows React's spelling where the standard allows several.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "no-trailing-whitespace": "off",
    "void-style": "off",
  },
});

/** Returns html-validate's problems with the page as the server sends it to the same viewer. */
export async function markupProblems(page: Page): Promise<string[]> {
  return markupProblemsIn(await page.evaluate(async () => (await fetch(location.href, { cache: "no-store" })).text()));
}

/** Returns the problems of a page. The page's scripts can't load anything. */
export async function markupProblemsIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const misused = MISUSED.flatMap(([pattern, why]) => (html.match(pattern) ?? []).map((tag) => `${why}: ${tag}`));
  const problems = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
  );
  return [...problems, ...misused];
}

/** Invalid markup that html-validate does not know. */
const MISUSED: [RegExp, string][] = [
  [/<time(?![^>]* datetime=)[^>]*>/gi, "a time whose text is not a time has a datetime"],
  [/<script(?=[^>]* async)(?=[^>]* type="(?!module"|text\/javascript"))[^>]*>/g, "data does not load asynchronously"],
];
