import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Environment } from "~/app/environment";
import { CONFIG_NAME, parseConfig, SLUG } from "~/tenants/load";
import { keyOf } from "~/tenants/problem";
import type { Answers } from "./answers";
import { askForMissing, QUESTIONS } from "./answers";
import { fromHere, readTenants } from "./check";
import { configText } from "./config-text";
import { Refusal } from "./refusal";

const USAGE = `npm run tenant -- new <slug> [flags]

${QUESTIONS.map(({ flag, question, optional }) => `  --${flag.padEnd(18)} ${question}${optional ? " (optional)" : ""}`).join("\n")}
  --demo               a site of invented people, which may be seeded

What is not given is asked for, where there is a terminal to ask.
`;

/** Writes `<slug>/tenant.json`. It appears whole or not at all, for a running server would serve it the next moment. */
export async function newTenant(environment: Environment, args: string[]): Promise<number> {
  const { slug, help, demo, given } = readArguments(args);
  if (help) {
    console.log(USAGE);
    return 0;
  }
  if (!slug) throw new Refusal(USAGE);
  if (!SLUG.test(slug)) throw new Refusal(`"${slug}" is no name for a tenant: a-z, 0-9 and -, at most 40 characters`);
  const folder = join(environment.tenantsDir, slug);
  if (existsSync(folder)) throw new Refusal(`There is a tenant ${slug} already: ${folder}`);
  const { tenants } = readTenants(environment);
  const answers = await askForMissing(given, { slug, takenBy: (host) => tenants.byHost(host)?.slug });
  const text = configText(answers, { demo, folder });
  refuseProblems(text, answers);
  write(folder, text);
  const file = fromHere(join(folder, CONFIG_NAME));
  console.log(`Wrote ${file}. A running server has it live within a second.`);
  return 0;
}

function readArguments(args: string[]): { slug: string | undefined; help: boolean; demo: boolean; given: Answers } {
  try {
    const texts = Object.fromEntries(QUESTIONS.map(({ flag }) => [flag, { type: "string" as const }]));
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { ...texts, demo: { type: "boolean" }, help: { type: "boolean", short: "h" } },
    });
    const { demo, help, ...given } = values;
    return { slug: positionals[0], demo: demo === true, help: help === true, given: given as Answers };
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}

function refuseProblems(text: string, answers: Answers) {
  const { findings } = parseConfig(text);
  if (!findings.length) return;
  const lines = findings.map(({ path, reason, remedy }) => {
    const question = QUESTIONS.find(({ key }) => keyOf(path).startsWith(key) && answers[flagOf(key)] !== undefined);
    return `${question ? `--${question.flag}` : keyOf(path)} – ${reason}. ${remedy}`;
  });
  throw new Refusal(lines.join("\n"));
}

const flagOf = (key: string) => QUESTIONS.find((question) => question.key === key)!.flag;

function write(folder: string, text: string) {
  mkdirSync(folder, { recursive: true });
  const unfinished = join(folder, `.${CONFIG_NAME}`);
  try {
    writeFileSync(unfinished, text);
    renameSync(unfinished, join(folder, CONFIG_NAME));
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}
