import { ON_REACT_ROUTER } from "../building/react-router.mjs";
import { playwright, vitest } from "./runners.mjs";

/**
 * Runs the requested gate and browser tests on the React Router build. `router.test.ts` is always included, and fails
 * if another router answers.
 * @param {{ unit: boolean; browser: boolean; passedOn: string[] }} wanted
 * @param {NodeJS.ProcessEnv} env
 */
export async function testOnReactRouter({ unit, browser, passedOn }, env) {
  const own = { ...env, ...ON_REACT_ROUTER };
  const files = passedOn.length > 0 ? passedOn : ["tests/gate"];
  const ofGate = unit ? await vitest("gate on React Router", own, ["--project", "sqlite", ...files]) : [];
  const inBrowser = browser ? await playwright("browser tests on React Router", own, passedOn) : [];
  return [...ofGate, ...inBrowser];
}
