/** Parameters that mean "any" if empty, and the member's default if missing. */
const SAY_ANY = ["gender", "country"];
/** Lists that begin at page 1 by default. */
const PAGES = ["page", "similarpage"];

/** Whether a parameter of a search's address is a default: the first page, or an open filter. */
export function isDefault(name: string, value: string): boolean {
  return PAGES.includes(name) ? value === "1" : value === "" && !SAY_ANY.includes(name);
}

/** Returns the query without defaults; undefined if unchanged. Keeps a query of defaults only, for anyone. */
export function withoutDefaults(query: URLSearchParams): URLSearchParams | undefined {
  const parts = [...query];
  // Keeps a repeated page parameter: the parser refuses it.
  const said = parts.filter(([name, value]) => !isDefault(name, value) || isPageTwice(name));
  const asksForAnybody = said.length === 0 && parts.some(([name]) => !PAGES.includes(name));
  return said.length === parts.length || asksForAnybody ? undefined : new URLSearchParams(said);

  function isPageTwice(name: string): boolean {
    return PAGES.includes(name) && query.getAll(name).length > 1;
  }
}
