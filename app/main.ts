/** The entry of the build for commands. Each loads what it needs: the process that keeps the workers serves nobody. */
export { TEMPLATES } from "~/tenants/vocabulary";
export { start } from "./start";

export async function work(): Promise<void> {
  return (await import("./worker")).work();
}

export async function demoTenants() {
  return (await import("./server")).demoTenants();
}

/** The statuses of sites' front pages, by slug, for a look at whether they can be served. */
export async function frontPages(): Promise<Record<string, number>> {
  return (await import("./front-pages")).frontPages();
}
