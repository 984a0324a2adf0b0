import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "./command.mjs";
import { Unready } from "./unready.mjs";

/** Where the pictures lie that pages are compared with: in a folder named after what drew them. */
export const shelf = join(root, "tests/e2e/pictures");
/** Where they lie until all that a run was to make are made. */
export const drafts = join(root, "node_modules/.cache/bouquet/pictures");

/** Called before pictures are made. */
export function dropDrafts() {
  rmSync(drafts, { recursive: true, force: true });
  mkdirSync(drafts, { recursive: true });
}

/**
 * Puts what a run made in place of what there was: one picture for another where `some` were made, else the whole set.
 * Throws Unready where some were drawn unlike the rest.
 * @param {{ some: boolean }} made
 */
export function keepDrafts({ some }) {
  const [name] = readdirSync(drafts);
  if (name === undefined) throw new Unready("No page has that name: the files *.states.ts in app/routes have them.");
  if (some && !existsSync(join(shelf, name))) {
    throw new Unready(`The other pictures were not drawn like ${name}. Make all of them: npm test -- --pictures`);
  }
  if (!some) rmSync(shelf, { recursive: true, force: true });
  cpSync(join(drafts, name), join(shelf, name), { recursive: true });
}
