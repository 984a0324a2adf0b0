import { writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { LANGUAGES } from "~/app/locales";
import { catalogues } from "~/app/locales/catalogues";
import { projectRoot, readEnvironment } from "~/app/settings/environment";
import { tenantJsonSchema } from "~/tenants/config/json-schema";
import { cloneTenant } from "../capsule/clone";
import { exportTenant } from "../capsule/export";
import { restoreTenant } from "../capsule/restore";
import { type Noun, type Option, verb } from "../commands/declaration";
import { address, listed, oneOf, whole } from "../commands/readers";
import { QUESTIONS } from "./answers";
import { checkTenants } from "./check";
import { keysOf } from "./keys";
import { newTenant } from "./new";
import { warmCertificates } from "./warm";

const slug = { does: "the name of its folder: a-z, 0-9 and -, at most 40 characters" };

const language = {
  does: `${LANGUAGES.join(", ")}; en where left out`,
  optional: true,
  read: oneOf(...LANGUAGES),
} as const;

const opener = {
  key: { takes: "<file>", does: "the secret key that opens it, as age-keygen and `backup keys` write it" },
  "passphrase-file": {
    takes: "<file>",
    does: "the passphrase that opens it; else CAPSULE_PASSPHRASE, or as it is typed",
  },
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
      permission: "machine.run",
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
      permission: null,
      more: `Also what their sites would miss on a server with this build and environment. Errors keep a change from being served,
warnings do not. Ends with 1 where there is an error, with --strict also where there is a warning.`,
      arguments: { slug: { does: "the names of their folders; all where none is named", many: true, optional: true } },
      options: { strict: { does: "takes warnings as errors" } },
      run: ({ slug, strict }) => checkTenants(readEnvironment(), { named: slug, strict }),
    }),
    keys: verb({
      does: "Prints the pair of push keys that its site uses.",
      permission: "machine.run",
      more: "For example to have them in the config instead of in its database.",
      arguments: { slug },
      options: { new: { does: "another pair instead" } },
      run: ({ slug, new: other }) => keysOf(readEnvironment(), { slug, other }),
    }),
    warm: verb({
      does: "Has the proxy get the certificates of sites' hosts ahead, so that no visitor waits for one.",
      permission: "machine.run",
      more: `All sites and the console where none is named. At most --pace are asked for in an hour, so hundreds of hosts take hours:
authorities limit orders (Let's Encrypt: 300 in three hours). Ended early, it goes on where it was. Ends with 1 where one is refused.`,
      arguments: { slug: { does: "the names of their folders", many: true, optional: true } },
      options: {
        pace: { takes: "<number>", does: "how many in an hour", usual: "80", read: whole(1, 10_000) },
        via: { takes: "<host:port>", does: "the proxy", usual: "127.0.0.1:443", read: address },
      },
      run: ({ slug, pace, via }) => warmCertificates(readEnvironment(), { slugs: slug, pace, via }),
    }),
    export: verb({
      does: "Writes all of a site into one sealed file, which makes it again elsewhere; it is served meanwhile.",
      permission: "machine.run",
      more: `Its folder, its database, its pictures and its keys. \`age -d <file> | tar xz\` opens it without Bouquet. Without --recipient a
passphrase seals it: of a file, of CAPSULE_PASSPHRASE, or as it is typed.`,
      arguments: { slug },
      options: {
        to: { takes: "<file>", does: "where it goes; nothing is overwritten", needed: true },
        recipient: { takes: "<age1...>", does: "the public key of who can open it; several with commas between" },
        "passphrase-file": { takes: "<file>", does: "a passphrase on its first line, of 16 characters at least" },
      },
      run: ({ slug, to, recipient, "passphrase-file": passphraseFile }) =>
        exportTenant(readEnvironment(), { slug, to, recipient, passphraseFile }),
    }),
    restore: verb({
      does: "Makes a site of what export wrote, once all of it was read and checked.",
      permission: "machine.run",
      more: "Where there is none of that name, on either engine. It appears when it is whole, and no other site is touched.",
      arguments: { file: { does: "what export wrote" } },
      options: {
        as: { takes: "<slug>", does: "another name than it had" },
        host: { takes: "<host>", does: "other hosts than it had, with commas between", read: listed },
        ...opener,
      },
      run: ({ file, as, host, key, "passphrase-file": passphraseFile }) =>
        restoreTenant(readEnvironment(), { file, as, hosts: host ?? [], key, passphraseFile }),
    }),
    clone: verb({
      does: "Makes a site of the same shape without a real person in it, for tests and for those who build.",
      permission: "machine.run",
      more: `As many rows and pictures: names, addresses, texts, photos and keys are others, ages and regions stay. It is a demo site, whose
mail goes into files, and no provider or partner hears of it.`,
      arguments: { slug },
      options: {
        as: { takes: "<slug>", does: "the name of the copy", needed: true },
        host: { takes: "<host>", does: "its hosts, with commas between", needed: true, read: listed },
        scrub: { does: "has to be given: a copy with its people in it is made by export and restore --as" },
      },
      run: ({ slug, as, host, scrub }) =>
        cloneTenant(readEnvironment(), { slug, as, hosts: host, scrub: Boolean(scrub) }),
    }),
    words: verb({
      does: "Lists the texts that words/<language>.json may replace, as such a file would hold them.",
      permission: null,
      arguments: { language },
      run({ language = "en" }) {
        const texts = Object.entries(catalogues[language]).sort(([a], [b]) => (a < b ? -1 : 1));
        const lines = texts.map(([key, text]) => `  ${JSON.stringify(key)}: ${JSON.stringify(text)}`);
        return { lines: ["{", ...lines.join(",\n").split("\n"), "}"], data: Object.fromEntries(texts) };
      },
    }),
    schema: verb({
      does: "Writes tenants/tenant.schema.json anew from the schema.",
      permission: null,
      run() {
        const file = join(projectRoot, "tenants", "tenant.schema.json");
        writeFileSync(file, tenantJsonSchema());
        const written = relative(process.cwd(), file);
        return { lines: [`Wrote ${written}`], data: { written } };
      },
    }),
  },
} satisfies Noun;
