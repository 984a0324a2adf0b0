import { run } from "../command.mjs";
import { Unready } from "../unready.mjs";

/** For the build on React Router beside the builds that are served: what `npm run serve` starts next stays what it was. */
export const ON_REACT_ROUTER = { ROUTER: "react-router", BUILDS_DIR: ".data/react-router" };

/**
 * Makes that build. Throws Unready with its own words.
 * @param {NodeJS.ProcessEnv} [env]
 */
export async function buildOnReactRouter(env = process.env) {
  const { code, output } = await run(process.execPath, ["scripts/build.mjs"], { env: { ...env, ...ON_REACT_ROUTER } });
  if (code !== 0) throw new Unready(output);
}
