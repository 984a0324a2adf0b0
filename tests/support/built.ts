import { currentBuild } from "../../scripts/builds.mjs";

/** Returns the folder of the tested build. Throws if it is missing. */
export function built(): string {
  const build = currentBuild();
  if (!build) throw new Error("there is no build to start: npm run build");
  return build;
}
