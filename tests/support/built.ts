import { currentBuild } from "../../scripts/builds.mjs";

/** The folder of the build that tests serve. Throws where there is none. */
export function built(): string {
  const build = currentBuild();
  if (!build) throw new Error("there is no build to start: npm run build");
  return build;
}
