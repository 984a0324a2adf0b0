import { run } from "../command.mjs";
import { Unready } from "../unready.mjs";

/** Environment of the build on React Router. This build has its own folder, so `npm run serve` is unaffected. */
export const ON_REACT_ROUTER = { ROUTER: "react-router", BUILDS_DIR: ".data/react-router" };

/** Makes the build on React Router. Throws Unready with its output. @param {NodeJS.ProcessEnv} [env] */
export async function buildOnReactRouter(env = process.env) {
  const { code, output } = await run(process.execPath, ["scripts/build.mjs"], { env: { ...env, ...ON_REACT_ROUTER } });
  if (code !== 0) throw new Unready(output);
}
