/** A sealed text with one character in its middle replaced. The last characters of base64 may stand for the same bytes. */
export function altered(sealed: string): string {
  const at = sealed.length >> 1;
  return `${sealed.slice(0, at)}${sealed[at] === "x" ? "y" : "x"}${sealed.slice(at + 1)}`;
}
