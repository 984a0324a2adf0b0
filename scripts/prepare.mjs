import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build, buildIsCurrent } from "./build.mjs";
import { root } from "./command.mjs";
import { dependenciesAreCurrent, installDependencies } from "./dependencies.mjs";
import { withLock } from "./lock.mjs";
import { step } from "./progress.mjs";
import { Unready } from "./unready.mjs";

// In neither node_modules nor build, which the work itself empties.
const lockFile = join(root, ".data/prepare.lock");

/**
 * Makes a fresh clone ready to run: the locked dependencies and, unless told otherwise, the build. What is current
 * is left alone. Two at once wait for each other. Throws Unready with what to do.
 * @param {{ build?: boolean }} [wanted]
 */
export async function prepare(wanted = {}) {
  requireNode();
  const steps = [
    { title: "Installing the locked dependencies", isCurrent: dependenciesAreCurrent, work: installDependencies },
    { title: "Building", isCurrent: buildIsCurrent, work: build },
  ].slice(0, wanted.build === false ? 1 : 2);

  if (steps.every(({ isCurrent }) => isCurrent())) return;
  await withLock(
    lockFile,
    async () => {
      for (const { title, isCurrent, work } of steps) {
        if (!isCurrent()) await step(title, work);
      }
    },
    (holder) => process.stderr.write(`… Waiting for ${holder}, which prepares the same tree\n`),
  );
}

function requireNode() {
  const { engines } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const least = engines.node.replace(/^[^\d]*/, "");
  const order = process.versions.node.localeCompare(least, "en", { numeric: true });
  if (order < 0) {
    throw new Unready(`Node ${least} or later is needed, and this is ${process.versions.node}: https://nodejs.org.`);
  }
}
