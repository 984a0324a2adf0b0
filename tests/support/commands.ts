import { COMMANDS } from "~/scripts/all-commands.mjs";
import type { Command } from "~/scripts/commands/declaration";
import * as tree from "~/scripts/commands/tree.mjs";

const sources = Object.keys(COMMANDS).filter((name) => !Object.hasOwn(tree, name));

/** Every command as its source declares it, regardless of the build. */
export const declared: Record<string, Command> = {
  ...tree,
  ...Object.fromEntries(await Promise.all(sources.map(async (name) => [name, await declaredIn(name)]))),
};

async function declaredIn(name: string): Promise<Command> {
  return ((await import(`../../scripts/${name}/command.ts`)) as { default: Command }).default;
}
