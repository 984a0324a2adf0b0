import type { Stage } from "../support/page-states";

/**
 * The sites whose pages stand for those of their templates. `always` is the light of a template that knows one alone;
 * `stages` are what a site is besides.
 */
export const SITES: { template: string; slug: string; locale: string; always?: string; stages?: Stage[] }[] = [
  { template: "social", slug: "razemo", locale: "pl-PL" },
  { template: "classic", slug: "ondelle", locale: "fr-FR" },
  { template: "lavish", slug: "samtknoten", locale: "de-DE", always: "dark", stages: ["private"] },
];

/** The others show what a visitor sees of them first; two of them their people too. */
export const OTHER_SITES: { slug: string; locale: string; stages: Stage[] }[] = [
  { slug: "tidelark", locale: "en-GB", stages: ["fronts", "people"] },
  { slug: "noctambar", locale: "es-ES", stages: ["fronts", "people"] },
  { slug: "rondelief", locale: "nl-NL", stages: ["fronts"] },
  { slug: "vendemora", locale: "it-IT", stages: ["fronts"] },
];

/** The site of a template that asks visitors whether they are adults, and whose members cannot be read. */
export function brokenSlug(template: string): string {
  return `broken-${template}`;
}
