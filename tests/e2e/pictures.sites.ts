import type { Stage } from "../support/page-states";

/**
 * A site for each template's pages. `always` is the scheme of a template with only one; `stages` are further kinds of
 * site.
 */
export const SITES: { template: string; slug: string; locale: string; always?: string; stages?: Stage[] }[] = [
  { template: "social", slug: "razemo", locale: "pl-PL" },
  { template: "classic", slug: "ondelle", locale: "fr-FR" },
  { template: "lavish", slug: "samtknoten", locale: "de-DE", always: "dark", stages: ["private"] },
];

/** The other sites show their first pages to visitors; two of them also their people. */
export const OTHER_SITES: { slug: string; locale: string; stages: Stage[] }[] = [
  { slug: "tidelark", locale: "en-GB", stages: ["fronts", "people"] },
  { slug: "noctambar", locale: "es-ES", stages: ["fronts", "people"] },
  { slug: "rondelief", locale: "nl-NL", stages: ["fronts"] },
  { slug: "vendemora", locale: "it-IT", stages: ["fronts"] },
];

/** The site of a template that asks visitors for their age, and whose members cannot be read. */
export function brokenSlug(template: string): string {
  return `broken-${template}`;
}
