import { run } from "../command.mjs";
import { Unready } from "../unready.mjs";

/**
 * The environment of the build on React Router. The build has its own folder, so that `npm run serve` keeps the usual
 * build.
 */
export const ON_REACT_ROUTER = { ROUTER: "react-router", BUILDS_DIR: ".data/react-router" };

/** Makes the build on React Router. Throws Unready with its output. @param {NodeJS.ProcessEnv} [env] */
export async function buildOnReactRouter(env = process.env) {
  const { code, output } = await run(process.execPath, ["scripts/build.mjs"], { env: { ...env, ...ON_REACT_ROUTER } });
  if (code !== 0) throw new Unready(output);
}
