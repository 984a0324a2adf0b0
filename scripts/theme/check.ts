import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "~/app/environment";
import { TEMPLATES } from "~/tenants/vocabulary";
import { fixtures } from "~/themes/fixtures";
import { misfits, weaknesses } from "~/themes/legibility";
import { knobs, type NicheKnobs } from "~/themes/niches/knobs";
import { templates } from "~/themes/registry";
import type { Tokens } from "~/themes/roles";
import type { Template } from "~/themes/template";
import type { Finding } from "./finding";
import { importFindings } from "./imports";
import { stateFindings } from "./states";

// Loaded through Vite (or Vitest), which turns the templates' .css.ts files into what they export.

/** What new templates are copied from. Checked like one, but no tenant can have it. */
export const SKELETON = "skeleton";

interface TokensModule {
  schemes: ("light" | "dark")[];
  tokens: (niche: NicheKnobs, scheme: "light" | "dark") => Tokens;
}

const designs = import.meta.glob<{ default: Template }>("../../themes/*/index.ts");
const palettes = import.meta.glob<TokensModule>("../../themes/*/tokens.ts");

/** Everything that can be said of a template without a browser: its place, slots, states, tokens and imports. */
export async function findingsOf(name: string): Promise<Finding[]> {
  const missing = fileFindings(name);
  if (missing.length > 0) return missing;
  const { default: template } = await designs[`../../themes/${name}/index.ts`]!();
  const slots = slotFindings(name, template);
  return [
    ...registrationFindings(name),
    ...slots,
    ...tokenFindings(name, await palettes[`../../themes/${name}/tokens.ts`]!()),
    ...importFindings(name),
    // A state that needs a slot which is not there says nothing new.
    ...(slots.length > 0 ? [] : stateFindings(name, template)),
  ];
}

function fileFindings(name: string): Finding[] {
  return ["index.ts", "tokens.ts", "theme.css.ts"]
    .map((file) => `themes/${name}/${file}`)
    .filter((file) => !existsSync(join(projectRoot, file)))
    .map((file) => ({ file, problem: "is not there", remedy: `Copy it from themes/${SKELETON}.` }));
}

function registrationFindings(name: string): Finding[] {
  if (name === SKELETON) return [];
  const findings: Finding[] = [];
  if (!(name in templates)) {
    const remedy = `Add  ${name}: () => import("./${name}"),`;
    findings.push({ file: "themes/registry.ts", problem: `does not know ${name}`, remedy });
  }
  if (!TEMPLATES.some((each) => each === name)) {
    const remedy = `Add "${name}" to TEMPLATES, then: npm run tenant schema`;
    findings.push({ file: "tenants/vocabulary.ts", problem: `no tenant may have ${name}`, remedy });
  } else if (!readFileSync(join(projectRoot, "tenants/tenant.schema.json"), "utf8").includes(`"${name}"`)) {
    const problem = `does not list ${name}`;
    findings.push({ file: "tenants/tenant.schema.json", problem, remedy: "npm run tenant schema" });
  }
  return findings;
}

export function slotFindings(name: string, template: object): Finding[] {
  const file = `themes/${name}/index.ts`;
  const filled = template as Record<string, unknown>;
  const missing = Object.keys(fixtures)
    .filter((slot) => typeof filled[slot] !== "function")
    .map((slot) => ({
      file,
      problem: `the slot ${slot} is missing`,
      remedy: `Write it (themes/template.ts says what it is given, themes/${SKELETON} has one) and export it here.`,
    }));
  const unknown = Object.keys(filled)
    .filter((slot) => !(slot in fixtures))
    .map((slot) => ({ file, problem: `${slot} is no slot`, remedy: "Leave it out of the default export." }));
  return [...missing, ...unknown];
}

function tokenFindings(name: string, { schemes, tokens }: TokensModule): Finding[] {
  const file = `themes/${name}/tokens.ts`;
  if (!schemes?.length) return [{ file, problem: "no scheme", remedy: 'export const schemes = ["light"];' }];
  const looks = schemes.flatMap((scheme) =>
    Object.entries(knobs).map(([niche, knob]) => ({
      where: `${scheme}, niche ${niche}`,
      values: tokens(knob, scheme),
    })),
  );
  const roles = new Set(looks.flatMap(({ values }) => misfits(values)));
  const weak = looks.flatMap(({ where, values }) => weaknesses(values).map((each) => ({ ...each, where })));
  return [
    ...[...roles].map((role) => ({
      file,
      problem: `${role} has no value, or is no role`,
      remedy: "themes/roles.ts lists the roles; each needs a value in every scheme and niche.",
    })),
    ...weak.map(({ where, pair, got, ratio }) => ({
      file,
      problem: `${where}: ${pair} has a contrast of ${got.toFixed(2)}, and needs ${ratio}`,
      remedy: "Wrap the upper colour in legible(colour, towards, ratio, grounds); colours are plain six-digit hex.",
    })),
  ];
}
