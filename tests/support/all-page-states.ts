/** Apart from what the states are made of, because they import that. */
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

/** Those that a page has as it comes, on a site that works: no steps, and neither size, scheme nor scrolling of their own. */
export const plainStates = pageStates.filter(({ act, phone, end, dark, pictured }) => {
  return !act && !phone && !end && !dark && !pictured?.includes("broken");
});

/** The states of a page; an architecture test fails for a page without any. */
async function statesBeside(route: string): Promise<PageStates> {
  const file = join(projectRoot, "app", route.replace(/\.tsx$/, ".states.ts"));
  if (!existsSync(file)) return [];
  const { default: states } = (await import(pathToFileURL(file).href)) as { default: PageStates };
  return states;
}
