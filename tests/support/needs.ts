import type { TestContext, TestOptions } from "vitest";

declare module "vitest" {
  interface TaskMeta {
    /** The reason why the test was skipped. The last lines of `npm test` print the reason. */
    skipped?: string;
  }
}

/** Options that skip a test or a group with a reason, such as "Caddy is not installed", unless the condition holds. */
export function needs(condition: boolean, reason: string): TestOptions {
  return condition ? {} : { skip: true, meta: { skipped: reason } };
}

/** Skips the running test with a reason. */
export function skip(context: TestContext, reason: string): never {
  context.task.meta.skipped = reason;
  context.skip(reason);
}
