/** Formats "Suspend: Bert" with the spacing that the language uses before a colon. */
export function withColon({ locale }: { locale: string }, name: string, value: string): string {
  return `${name}${locale.startsWith("fr") ? "\u202f" : ""}: ${value}`;
}
