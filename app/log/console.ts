import type { Logger } from "pino";
import { impersonal } from "./impersonal";

/** The beginning of Node's own warnings, which Node writes to the console as errors. */
const NODE_WARNING = /^\(node:\d+\) /;

/**
 * Logs the warnings and errors that packages write to the console: their text and their errors. Drops other values,
 * which may be personal: React Router puts page addresses into its warnings.
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
