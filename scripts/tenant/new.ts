import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Environment } from "~/app/settings/environment";
import { CONFIG_NAME, parseConfig, SLUG } from "~/tenants/config/load";
import { keyOf } from "~/tenants/config/problem";
import type { Answers } from "../asking";
import type { Answer } from "../commands/declaration";
import { Refusal } from "../refusal";
import { tenantsFiles } from "../tenants-files";
import { askForMissing, QUESTIONS, summaryOf } from "./answers";
import { fromHere } from "./check";
import { configText } from "./config-text";
import { readTenants } from "./read";

interface Asked {
  slug: string;
  demo: boolean;
  given: Answers;
}

/** Writes `<slug>/tenant.json` atomically, because a running server serves it at once. */
export async function newTenant(environment: Environment, { slug, demo, given }: Asked): Promise<Answer> {
  if (!SLUG.test(slug))
    throw new Refusal(`"${slug}" is not a valid slug: a-z, 0-9 and -, at most 40 characters, and not control`);
  const folder = join(environment.tenantsDir, slug);
  if (existsSync(folder)) throw new Refusal(`There is a tenant ${slug} already: ${folder}`);
  const { tenants } = readTenants(environment);
  const { dataDir } = environment;
  const answers = await askForMissing(given, { slug, dataDir, takenBy: (host) => tenants.byHost(host)?.slug });
  const text = configText(answers, { demo, folder });
  refuseProblems(slug, text, answers);
  const isAsked = process.stdin.isTTY && QUESTIONS.some(({ flag }) => given[flag] === undefined);
  const password = answers["smtp-password"];
  write(environment, folder, text);
  const written = fromHere(join(folder, CONFIG_NAME));
  return {
    lines: [
      ...(isAsked ? [] : summaryOf(answers)),
      `Wrote ${written}. A running server serves it within a second.`,
      ...(password === undefined ? [] : [`Set ${password} in the server's environment, and restart it.`]),
      "Next:",
      `  npx bouquet tenant check ${slug}   # what the config lacks`,
      `  npx bouquet doctor ${slug}         # what the DNS, mail and certificates lack`,
      `  npx bouquet tenant warm ${slug}    # its certificates, once the DNS leads here`,
    ],
    data: { slug, written },
  };
}

function refuseProblems(slug: string, text: string, answers: Answers) {
  const { findings } = parseConfig(text, slug);
  if (!findings.length) return;
  const lines = findings.map(({ path, reason, remedy }) => {
    const question = QUESTIONS.find(({ key }) => keyOf(path).startsWith(key) && answers[flagOf(key)] !== undefined);
    return `${question ? `--${question.flag}` : keyOf(path)} – ${reason}. ${remedy}`;
  });
  throw new Refusal(lines.join("\n"));
}

const flagOf = (key: string) => QUESTIONS.find((question) => question.key === key)!.flag;

function write(environment: Pick<Environment, "tenantsDir">, folder: string, text: string) {
  const files = tenantsFiles(environment);
  files.makeFolder(folder);
  try {
    files.replace(join(folder, CONFIG_NAME), text);
  } catch (error) {
    files.remove(folder);
    throw error;
  }
}
