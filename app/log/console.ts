import type { Logger } from "pino";
import { impersonal } from "./impersonal";

/** The beginning of a warning of Node's own, which Node writes to the console as an error. */
const NODE_WARNING = /^\(node:\d+\) /;

/**
 * From now on the warnings and errors that packages write to the console are lines of the log: their text and their errors.
 * Other values may be a person's: React Router puts the address of a page into its warnings.
 */
export function logConsole(log: Logger): void {
  for (const level of ["warn", "error"] as const) {
    console[level] = (...parts: unknown[]) => {
      const err = parts.find((part) => part instanceof Error);
      const [text] = parts;
      const message = typeof text === "string" ? impersonal(text) : "a package wrote to the console";
      log[NODE_WARNING.test(message) ? "warn" : level]({ from: "console", ...(err && { err }) }, message);
    };
  }
}
