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
  does: `${LANGUAGES.join(", ")}; en by default`,
  optional: true,
  read: oneOf(...LANGUAGES),
} as const;

const opener = {
  key: { takes: "<file>", does: "the secret key that opens it, as age-keygen and `backup keys` write it" },
  "passphrase-file": {
    takes: "<file>",
    does: "the passphrase that opens it; else CAPSULE_PASSPHRASE or the typed one",
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
      more: "Skips questions that an option answers; without a terminal, every answer needs an option.",
      arguments: { slug },
      options: {
        demo: { does: "a site of invented people, which may be seeded" },
        ...answers,
      } as typeof answers & { demo: { does: string } },
      run: ({ slug, demo, ...given }) => newTenant(readEnvironment(), { slug, demo: Boolean(demo), given }),
    }),
    check: verb({
      does: "Reports problems of the configs, by file, line and key, with remedies.",
      permission: null,
      more: `Also reports what the sites would lack on a server with this build and environment. Errors keep a change from being served,
warnings do not. Exits with 1 on an error, with --strict also on a warning.`,
      arguments: { slug: { does: "the names of their folders; all by default", many: true, optional: true } },
      options: { strict: { does: "counts warnings as errors" } },
      run: ({ slug, strict }) => checkTenants(readEnvironment(), { named: slug, strict }),
    }),
    keys: verb({
      does: "Prints the push key pair of a site.",
      permission: "machine.run",
      more: "For example to put it into the config instead of the database.",
      arguments: { slug },
      options: { new: { does: "a new pair instead" } },
      run: ({ slug, new: other }) => keysOf(readEnvironment(), { slug, other }),
    }),
    warm: verb({
      does: "Has the proxy get the certificates of sites' hosts ahead, so that no visitor waits.",
      permission: "machine.run",
      more: `All sites and the console by default. Requests at most --pace an hour, so hundreds of hosts take hours: authorities limit orders
(Let's Encrypt: 300 in three hours). An interrupted run continues. Exits with 1 if a certificate is refused.`,
      arguments: { slug: { does: "the names of their folders", many: true, optional: true } },
      options: {
        pace: { takes: "<number>", does: "how many in an hour", usual: "80", read: whole(1, 10_000) },
        via: { takes: "<host:port>", does: "the proxy", usual: "127.0.0.1:443", read: address },
      },
      run: ({ slug, pace, via }) => warmCertificates(readEnvironment(), { slugs: slug, pace, via }),
    }),
    export: verb({
      does: "Writes a whole site into one sealed file, which restores it elsewhere. The site may run.",
      permission: "machine.run",
      more: `Contains folder, database, pictures and keys. \`age -d <file> | tar xz\` opens it without Bouquet. Without --recipient a passphrase
seals it: from a file, CAPSULE_PASSPHRASE, or as typed.`,
      arguments: { slug },
      options: {
        to: { takes: "<file>", does: "where it goes; nothing is overwritten", needed: true },
        recipient: { takes: "<age1...>", does: "public key of the recipient; several with commas" },
        "passphrase-file": { takes: "<file>", does: "a passphrase on its first line, of 16 characters at least" },
      },
      run: ({ slug, to, recipient, "passphrase-file": passphraseFile }) =>
        exportTenant(readEnvironment(), { slug, to, recipient, passphraseFile }),
    }),
    restore: verb({
      does: "Makes a site from an exported file, after checking the whole file.",
      permission: "machine.run",
      more: "Needs a free name; either engine. The site appears once it is complete, and no other site is touched.",
      arguments: { file: { does: "an exported file" } },
      options: {
        as: { takes: "<slug>", does: "another name than it had" },
        host: { takes: "<host>", does: "other hosts than it had, with commas", read: listed },
        ...opener,
      },
      run: ({ file, as, host, key, "passphrase-file": passphraseFile }) =>
        restoreTenant(readEnvironment(), { file, as, hosts: host ?? [], key, passphraseFile }),
    }),
    clone: verb({
      does: "Makes a site of the same shape without a real person in it, for tests and for those who build.",
      permission: "machine.run",
      more: `As many rows and pictures. Names, addresses, texts, photos and keys are replaced, ages and regions stay. The copy is a demo site: its
emails become files, and no provider or partner hears of it.`,
      arguments: { slug },
      options: {
        as: { takes: "<slug>", does: "the name of the copy", needed: true },
        host: { takes: "<host>", does: "its hosts, with commas", needed: true, read: listed },
        scrub: { does: "required: export and restore --as make a copy with its people" },
      },
      run: ({ slug, as, host, scrub }) =>
        cloneTenant(readEnvironment(), { slug, as, hosts: host, scrub: Boolean(scrub) }),
    }),
    words: verb({
      does: "Lists the texts that words/<language>.json may replace, in that file's format.",
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
