import { Refusal } from "./tenant/refusal";
import { checkThemes } from "./theme/command";
import { newTheme, removeTheme } from "./theme/new";

const USAGE = `npm run theme <command>

  new <name>      makes a template from themes/skeleton, which tenants may have at once
  check [name]    says what one template lacks, or any: slots, states, contrasts, imports and, where there is a
                  Chromium, whether the marks can be read; exits 1 if anything is
  remove <name>   throws a template away
`;

const COMMANDS: Record<string, (args: string[]) => Promise<number> | number> = {
  new: ([name]) => newTheme(name),
  check: ([name]) => checkThemes(name),
  remove: ([name]) => removeTheme(name),
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
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    return 1;
  }
}
