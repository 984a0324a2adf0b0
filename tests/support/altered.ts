/**
 * Replaces a character in the middle of a sealed text. Different last characters of base64 may encode the same bytes.
 */
export function altered(sealed: string): string {
  const at = sealed.length >> 1;
  return `${sealed.slice(0, at)}${sealed[at] === "x" ? "y" : "x"}${sealed.slice(at + 1)}`;
}
