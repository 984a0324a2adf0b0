import { writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { projectRoot, readEnvironment } from "~/app/environment";
import { tenantJsonSchema } from "~/tenants/json-schema";
import { checkTenants } from "./tenant/check";
import { printKeys } from "./tenant/keys";
import { newTenant } from "./tenant/new";
import { wordsOf } from "./tenant/refusal";
import { listWords } from "./tenant/words";

const USAGE = `npm run tenant <command>

  new <slug>      asks for what a site needs and writes its tenant.json; --help lists the flags that answer beforehand
  check [slug]    says what is wrong with the configs, by file, line and key, and what they would miss on a server with this
                  build and environment; exits 1 if there is anything
  keys <slug>     prints the pair of push keys that its site uses, to move it to a server with another secret, say; with --new
                  another pair
  words [lang]    lists the texts that words/<lang>.json may replace, as such a file would hold them; English unless told otherwise
  schema          writes tenants/tenant.schema.json anew from the schema

With flags npm wants a "--" first: npm run tenant -- new velvet --name Velvet
The tenants' folder is TENANTS_DIR (default tenants).
`;

const COMMANDS: Record<string, (args: string[]) => Promise<number> | number> = {
  new: (args) => newTenant(readEnvironment(), args),
  check: (args) => checkTenants(readEnvironment(), args),
  keys: (args) => printKeys(readEnvironment(), args),
  words: (args) => listWords(args),
  schema: () => {
    const file = join(projectRoot, "tenants", "tenant.schema.json");
    writeFileSync(file, tenantJsonSchema());
    console.log(`Wrote ${relative(process.cwd(), file)}`);
    return 0;
  },
};

process.exitCode = await run(process.argv.slice(2));

async function run([name, ...args]: string[]): Promise<number> {
  const command = name && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) {
    const asked = name === "--help" || name === "-h" || name === "help";
    (asked ? console.log : console.error)(USAGE);
    return asked ? 0 : 2;
  }
  try {
    return await command(args);
  } catch (error) {
    console.error(wordsOf(error));
    return 1;
  }
}
