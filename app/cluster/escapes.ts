/** Handles uncaught errors instead of letting them end the process: the requests in flight did not cause them. */
export function onEscape(hear: (error: unknown) => void): void {
  process.on("uncaughtException", hear).on("unhandledRejection", hear);
}
