import { format } from "node:util";
import type { Logger } from "pino";

/** From now on the warnings and errors that packages write to the console are lines of the log. */
export function logConsole(log: Logger): void {
  for (const level of ["warn", "error"] as const) {
    console[level] = (...parts: unknown[]) => log[level]({ from: "console" }, format(...parts));
  }
}
