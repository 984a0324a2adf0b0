/** The address with what the buyer said of country and code, so that the next page shows the same prices. */
export function saleAddress(path: string, said: { country?: string | null; code?: string | null }): string {
  const query = new URLSearchParams();
  if (said.country) query.set("country", said.country);
  if (said.code) query.set("code", said.code);
  const text = `${query}`;
  return text ? `${path}?${text}` : path;
}
