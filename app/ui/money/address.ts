/** What the address of a page that sells says. */
export interface Asked {
  country?: string | null | undefined;
  code?: string | null | undefined;
  /** The id of the conversation that the buyer came from. */
  chat?: string | null | undefined;
}

/** Adds what the buyer said to the address, so that the next page shows the same prices and leads back to the same conversation. */
export function saleAddress(path: string, { country, code, chat }: Asked): string {
  const query = new URLSearchParams();
  if (country) query.set("country", country);
  if (code) query.set("code", code);
  if (chat) query.set("chat", chat);
  const text = `${query}`;
  return text ? `${path}?${text}` : path;
}
