/** Class names with the empty ones left out. */
export function join(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
