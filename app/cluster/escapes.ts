/**
 * Hears of every error that nobody held, from now on, instead of letting it end the process: what is in flight belongs to
 * others than whoever caused it.
 */
export function onEscape(hear: (error: unknown) => void): void {
  process.on("uncaughtException", hear).on("unhandledRejection", hear);
}
