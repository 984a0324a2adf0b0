import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "./command.mjs";
import { Unready } from "./unready.mjs";

/** Folder of the reference screenshots, named after the renderer. */
export const shelf = join(root, "tests/e2e/pictures");
/** Folder of new screenshots until the run is complete. */
export const drafts = join(root, "node_modules/.cache/bouquet/pictures");

/** Deletes earlier drafts. Called before screenshots are made. */
export function dropDrafts() {
  rmSync(drafts, { recursive: true, force: true });
  mkdirSync(drafts, { recursive: true });
}

/**
 * Makes the drafts the reference screenshots: single ones, or all. Throws Unready if they come from different
 * renderers.
 * @param {{ some: boolean }} made
 */
export function keepDrafts({ some }) {
  const [name] = readdirSync(drafts);
  if (name === undefined)
    throw new Unready("No page has that name. The files *.states.ts in app/routes name the pages.");
  if (some && !existsSync(join(shelf, name))) {
    throw new Unready(`The other pictures differ from ${name} in rendering. Make all of them: npm test -- --pictures`);
  }
  if (!some) rmSync(shelf, { recursive: true, force: true });
  cpSync(join(drafts, name), join(shelf, name), { recursive: true });
}
