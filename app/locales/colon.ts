/** "Suspend: Bert", as a language writes it. */
export function withColon({ locale }: { locale: string }, name: string, value: string): string {
  return `${name}${locale.startsWith("fr") ? "\u202f" : ""}: ${value}`;
}
