import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "~/app/settings/environment";
import { TEMPLATES } from "~/tenants/config/vocabulary";
import { defaults } from "~/themes/defaults";
import { fixtures } from "~/themes/fixtures";
import { misfits, type Weakness, weaknesses } from "~/themes/legibility";
import { knobs } from "~/themes/niches/knobs";
import { templates } from "~/themes/registry";
import type { Template } from "~/themes/template";
import type { Finding } from "./finding";
import { importFindings } from "./imports";
import { sourceFindings } from "./sources";
import { stateFindings } from "./states";

// Loaded by Vite (or Vitest), which compiles the templates' .css.ts files.

/** The template that new ones are copied from. Checked like others, but no tenant can use it. */
export const SKELETON = "skeleton";

const designs = import.meta.glob<Template>("../../themes/*/index.ts");

export async function findingsOf(name: string): Promise<Finding[]> {
  const missing = fileFindings(name);
  if (missing.length > 0) return missing;
  const template = await designs[`../../themes/${name}/index.ts`]!();
  const missingParts = partFindings(name, template);
  if (missingParts.length > 0) return missingParts;
  const slots = slotFindings(name, template.slots);
  return [
    ...registrationFindings(name),
    ...slots,
    ...tokenFindings(name, template),
    ...importFindings(name),
    ...sourceFindings(name),
    // Skips the states of a missing slot, which the check reports already.
    ...(slots.length > 0 ? [] : stateFindings(name, template.slots)),
  ];
}

function fileFindings(name: string): Finding[] {
  return ["index.ts", "tokens.ts", "theme.css.ts"]
    .map((file) => `themes/${name}/${file}`)
    .filter((file) => !existsSync(join(projectRoot, file)))
    .map((file) => ({ file, problem: "is not there", remedy: `Copy it from themes/${SKELETON}.` }));
}

function partFindings(name: string, template: Partial<Template>): Finding[] {
  return (["slots", "tokens", "schemes"] as const)
    .filter((part) => template[part] === undefined)
    .map((part) => ({
      file: `themes/${name}/index.ts`,
      problem: `does not export ${part}`,
      remedy: `Export it as themes/${SKELETON}/index.ts does.`,
    }));
}

function registrationFindings(name: string): Finding[] {
  if (name === SKELETON) return [];
  const findings: Finding[] = [];
  if (!(name in templates)) {
    const remedy = `Add  ${name}: () => import("./${name}").then(({ slots }) => slots),`;
    findings.push({ file: "themes/registry.ts", problem: `does not know ${name}`, remedy });
  }
  if (!TEMPLATES.some((each) => each === name)) {
    const remedy = `Add "${name}" to TEMPLATES, then: npm run tenant schema`;
    findings.push({ file: "tenants/config/vocabulary.ts", problem: `no tenant may have ${name}`, remedy });
  } else if (!readFileSync(join(projectRoot, "tenants/tenant.schema.json"), "utf8").includes(`"${name}"`)) {
    const problem = `does not list ${name}`;
    findings.push({ file: "tenants/tenant.schema.json", problem, remedy: "npm run tenant schema" });
  }
  return findings;
}

export function slotFindings(name: string, slots: object): Finding[] {
  const file = `themes/${name}/index.ts`;
  const filled = slots as Record<string, unknown>;
  const missing = Object.keys(fixtures)
    .filter((slot) => typeof filled[slot] !== "function" && !(slot in defaults && filled[slot] === undefined))
    .map((slot) => ({
      file,
      problem: `the slot ${slot} is missing`,
      remedy: `Write it (themes/template.ts has its props, themes/${SKELETON} an example) and add it to \`slots\`.`,
    }));
  const unknown = Object.keys(filled)
    .filter((slot) => !(slot in fixtures))
    .map((slot) => ({ file, problem: `${slot} is no slot`, remedy: "Leave it out of `slots`." }));
  return [...missing, ...unknown];
}

function tokenFindings(name: string, { schemes, tokens }: Template): Finding[] {
  const file = `themes/${name}/tokens.ts`;
  if (schemes.length === 0) return [{ file, problem: "no scheme", remedy: 'export const schemes = ["light"];' }];
  const looks = schemes.flatMap((scheme) =>
    Object.entries(knobs).map(([niche, knob]) => ({ scheme, niche, values: tokens(knob, scheme) })),
  );
  const roles = new Set(looks.flatMap(({ values }) => misfits(values)));
  const weak = looks.flatMap(({ values, ...where }) => weaknesses(values).map((each) => ({ ...each, ...where })));
  return [
    ...[...roles].map((role) => ({
      file,
      problem: `${role} has no value, or is no role`,
      remedy: "themes/roles.ts lists the roles; each needs a value in every scheme and niche.",
    })),
    ...weakFindings(file, weak),
  ];
}

/** Returns one line per weak pairing, which names all affected niches. */
export function weakFindings(file: string, weak: (Weakness & { scheme: string; niche: string })[]): Finding[] {
  return [...new Set(weak.map(({ pair }) => pair))].map((pair) => {
    const places = weak.filter((each) => each.pair === pair);
    const worst = places.reduce((one, other) => (other.got >= one.got ? one : other));
    const where = [...new Set(places.map(({ scheme }) => scheme))].map(
      (scheme) =>
        `${scheme}, niche ${places
          .filter((each) => each.scheme === scheme)
          .map(({ niche }) => niche)
          .join(", ")}`,
    );
    return {
      file,
      problem: `${pair} needs a contrast of ${worst.ratio}, and has ${worst.got.toFixed(2)} at worst (${where.join("; ")})`,
      remedy: "Wrap the upper colour in legible(colour, towards, ratio, grounds); colours are plain six-digit hex.",
    };
  });
}
