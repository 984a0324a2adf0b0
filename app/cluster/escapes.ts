/** Handles uncaught errors and keeps the process alive, because the requests in flight did not cause them. */
export function onEscape(hear: (error: unknown) => void): void {
  process.on("uncaughtException", hear).on("unhandledRejection", hear);
}
