import { describe, test } from "vitest";
import { isFull } from "./share";

const ignore = () => undefined;
const unlisted = Object.assign(ignore, { each: () => ignore, for: () => ignore });

/** `test` for the full tier: `npm test` does not list it, `npm run test:full` runs it. */
export const fullTest = testIf(isFull);

/** `test` if the condition holds. Registers nothing otherwise, so no report lists the test. */
export function testIf(condition: boolean): typeof test {
  return condition ? test : (unlisted as unknown as typeof test);
}

/** `describe` if the condition holds. Registers nothing otherwise. */
export function describeIf(condition: boolean): typeof describe {
  return condition ? describe : (unlisted as unknown as typeof describe);
}
