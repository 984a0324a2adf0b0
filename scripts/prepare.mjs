import { join } from "node:path";
import { build, buildIsCurrent, commandsAreCurrent, rebuildCommands } from "./builds.mjs";
import { root } from "./command.mjs";
import { dependenciesAreCurrent, installDependencies } from "./dependencies.mjs";
import { withLock } from "./lock.mjs";
import { step } from "./progress.mjs";

// The lock file lies outside node_modules, which an installation empties.
const lockFile = join(root, ".data/prepare.lock");

/**
 * Prepares a clone: installs the locked dependencies and, by default, builds. Skips what is current. Concurrent calls
 * wait for each other. Throws Unready.
 * @param {{ build?: false | import("./builds.mjs").Finish; dependencies?: import("./dependencies.mjs").Extent }} [wanted]
 */
export async function prepare({ build: finish = "quick", dependencies = "run" } = {}) {
  const installing = {
    title: "Installing the locked dependencies",
    isCurrent: () => dependenciesAreCurrent(dependencies),
    /** @param {(line: string) => void} tell */
    work: (tell) => installDependencies(dependencies, tell),
  };
  const building = [
    {
      title: "Building",
      isCurrent: () => buildIsCurrent(finish || "quick"),
      /** @param {(line: string) => void} tell */
      work: (tell) => build(tell, finish || "quick"),
    },
    { title: "Building the commands", isCurrent: commandsAreCurrent, work: rebuildCommands },
  ];
  const steps = finish ? [installing, ...building] : [installing];

  if (steps.every(({ isCurrent }) => isCurrent())) return;
  await preparing(async () => {
    for (const { title, isCurrent, work } of steps) {
      if (!isCurrent()) await step(title, work);
    }
  });
}

/** Runs work on the tree while no other process does. @param {() => Promise<void>} work */
export function preparing(work) {
  return withLock(lockFile, work, (holder) =>
    process.stderr.write(`… Waiting for ${holder}, which prepares the same tree\n`),
  );
}
