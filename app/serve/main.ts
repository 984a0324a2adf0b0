/**
 * The build's entry for commands. Each command loads what it needs here, because the primary process serves no
 * requests.
 */
export { TEMPLATES } from "~/tenants/config/vocabulary";
export { start } from "./start";

export async function work(): Promise<void> {
  return (await import("./worker")).work();
}

/** Returns the facts that a server of another build needs to serve this one's browser files. */
export async function ownFiles() {
  return (await import("~/app/request/build-files")).ownFiles();
}

export async function demoTenants() {
  return (await import("./server")).demoTenants();
}

export async function frontPages(): Promise<Record<string, number>> {
  return (await import("./front-pages")).frontPages();
}
