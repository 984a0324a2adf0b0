import { join } from "node:path";
import { type Area, builtFor, consoleFiles, manifestFile } from "~/app/router/areas";
import type { ServerBuild } from "~/app/router/server";
import { consoleScriptFiles, prepareAssets } from "./assets";
import { type BuildFiles, filesOfOtherBuilds } from "./other-builds";
import { openStaticFiles, type StaticFiles } from "./static-files";

/** Returns the browser files of this and other builds, without those of the other area and their manifests. */
export function builtFiles(parts: Record<Area, ServerBuild>, folder: string): Record<Area, StaticFiles> {
  const files = openStaticFiles(join(folder, "client"));
  const others = filesOfOtherBuilds(folder);
  const { console, written } = filesOf(parts);
  const consoles = new Set(console);
  const tenant = files.among((file) => !consoles.has(file), written);
  const own = files.among((file) => consoles.has(file));
  return { tenant: either(tenant, others.tenant), console: either(own, others.console) };
}

export async function ownFiles(): Promise<BuildFiles> {
  prepareAssets(undefined);
  return filesOf({ tenant: await builtFor("tenant"), console: await builtFor("console") });
}

function filesOf(parts: Record<Area, ServerBuild>): BuildFiles {
  return {
    console: [...consoleFiles(parts), ...consoleScriptFiles()],
    written: { [parts.tenant.assets.url]: manifestFile(parts.tenant) },
  };
}

function either(first: StaticFiles, second: StaticFiles): StaticFiles {
  return (request, response) => first(request, response) || second(request, response);
}
