import { writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { projectRoot, readEnvironment } from "~/app/environment";
import { LANGUAGES } from "~/app/locales";
import { tenantJsonSchema } from "~/tenants/json-schema";
import { QUESTIONS } from "../tenant/answers";
import { checkTenants } from "../tenant/check";
import { keysOf } from "../tenant/keys";
import { newTenant } from "../tenant/new";
import { replaceableWords } from "../tenant/words";
import { type Noun, type Option, verb } from "./declaration";
import { oneOf } from "./readers";

const slug = { does: "the name of its folder: a-z, 0-9 and -, at most 40 characters" };

const language = {
  does: `${LANGUAGES.join(", ")}; en where left out`,
  optional: true,
  read: oneOf(...LANGUAGES),
} as const;

const answers: Record<string, Option & { takes: string }> = Object.fromEntries(
  QUESTIONS.map(({ flag, question, optional }) => [
    flag,
    { takes: "<text>", does: `${question}${optional ? " (optional)" : ""}` },
  ]),
);

export default {
  more: "The tenants' folder is TENANTS_DIR (tenants).",
  verbs: {
    new: verb({
      does: "Asks for what a site needs and writes its tenant.json.",
      more: "What an option answers beforehand is not asked; where there is no terminal, all have to.",
      arguments: { slug },
      options: {
        demo: { does: "a site of invented people, which may be seeded" },
        ...answers,
      } as typeof answers & { demo: { does: string } },
      run: ({ slug, demo, ...given }) => newTenant(readEnvironment(), { slug, demo: Boolean(demo), given }),
    }),
    check: verb({
      does: "Says what is wrong with the configs, by file, line and key, and what to do.",
      more: `Also what their sites would miss on a server with this build and environment. Errors keep a change from being served,
warnings do not. Ends with 1 where there is an error, with --strict also where there is a warning.`,
      arguments: { slug: { ...slug, optional: true } },
      options: { strict: { does: "takes warnings as errors" } },
      run: ({ slug, strict }) => checkTenants(readEnvironment(), { slug, strict }),
    }),
    keys: verb({
      does: "Prints the pair of push keys that its site uses.",
      more: "For example to have them in the config instead of in its database.",
      arguments: { slug },
      options: { new: { does: "another pair instead" } },
      run: ({ slug, new: other }) => keysOf(readEnvironment(), { slug, other }),
    }),
    words: verb({
      does: "Lists the texts that words/<language>.json may replace, as such a file would hold them.",
      arguments: { language },
      run: ({ language = "en" }) => replaceableWords(language),
    }),
    schema: verb({
      does: "Writes tenants/tenant.schema.json anew from the schema.",
      run() {
        const file = join(projectRoot, "tenants", "tenant.schema.json");
        writeFileSync(file, tenantJsonSchema());
        const written = relative(process.cwd(), file);
        return { lines: [`Wrote ${written}`], data: { written } };
      },
    }),
  },
} satisfies Noun;
