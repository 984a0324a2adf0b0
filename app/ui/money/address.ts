export interface Asked {
  country?: string | null | undefined;
  code?: string | null | undefined;
  chat?: string | null | undefined;
}

/** Adds the buyer's choices to an address, to keep the same prices and the way back to the conversation. */
export function saleAddress(path: string, { country, code, chat }: Asked): string {
  const query = new URLSearchParams();
  if (country) query.set("country", country);
  if (code) query.set("code", code);
  if (chat) query.set("chat", chat);
  const text = `${query}`;
  return text ? `${path}?${text}` : path;
}
