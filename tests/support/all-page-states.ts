/** A module of its own, because the states import `page-states.ts`. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { projectRoot } from "~/app/settings/environment";
import type { PageState, PageStates } from "./page-states";
import { pageFiles } from "./routes";

/** The states of all pages, in the order of the routes. */
export const pageStates: PageState[] = (await Promise.all(pageFiles().map(statesBeside)))
  .flat()
  .filter((state) => "name" in state)
  .sort((one, other) => Number(one.last ?? false) - Number(other.last ?? false));

/**
 * The states of pages as they load on a working site: those without steps, and without a size, colour scheme or scroll
 * position of their own.
 */
export const plainStates = pageStates.filter(({ act, phone, end, dark, pictured }) => {
  return !act && !phone && !end && !dark && !pictured?.includes("broken");
});

/** Returns the states of a page. An architecture test fails for a page without any. */
async function statesBeside(route: string): Promise<PageStates> {
  const file = join(projectRoot, "app", route.replace(/\.tsx$/, ".states.ts"));
  if (!existsSync(file)) return [];
  const { default: states } = (await import(pathToFileURL(file).href)) as { default: PageStates };
  return states;
}
