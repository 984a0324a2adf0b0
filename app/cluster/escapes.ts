/**
 * Handles every uncaught error from now on, instead of letting it end the process: the requests in flight did not cause
 * it.
 */
export function onEscape(hear: (error: unknown) => void): void {
  process.on("uncaughtException", hear).on("unhandledRejection", hear);
}
