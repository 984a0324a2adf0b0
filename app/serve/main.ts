/** The entry of the build for commands. Each loads what it needs: the process that keeps the workers serves nobody. */
export { TEMPLATES } from "~/tenants/config/vocabulary";
export { start } from "./start";

export async function work(): Promise<void> {
  return (await import("./worker")).work();
}

/** What a server of another build has to know to serve this one's browser files. */
export async function ownFiles() {
  return (await import("~/app/request/build-files")).ownFiles();
}

export async function demoTenants() {
  return (await import("./server")).demoTenants();
}

/** The statuses of sites' front pages, by slug, for a look at whether they can be served. */
export async function frontPages(): Promise<Record<string, number>> {
  return (await import("./front-pages")).frontPages();
}
