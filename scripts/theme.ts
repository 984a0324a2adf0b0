import { prepare } from "./prepare.mjs";
import { wordsOf } from "./tenant/refusal";
import { newTheme, removeTheme } from "./theme/new";
import { newLander } from "./theme/new-lander";

const USAGE = `npm run theme <command>

  new <name>      makes a template from themes/skeleton, which tenants may have at once
  check [name]    says what one template lacks, or any: slots, states, contrasts, imports and, where there is a
                  Chromium, whether the marks can be read; exits 1 if anything is
  remove <name>   throws a template away
  new-lander <name>   makes a landing page from themes/landers/skeleton, at /landers/<name> of every site
`;

const COMMANDS: Record<string, (args: string[]) => Promise<number> | number> = {
  new: ([name]) => newTheme(name),
  // Loaded with what it needs: an installation that only serves has no browser to read marks with.
  check: async ([name]) => {
    await prepare({ build: false, dependencies: "all" });
    return (await import("./theme/command")).checkThemes(name);
  },
  remove: ([name]) => removeTheme(name),
  "new-lander": ([name]) => newLander(name),
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
