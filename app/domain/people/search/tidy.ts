/** Empty, these say "any"; left out, they are what is usual for the member. */
const SAY_ANY = ["gender", "country"];
/** Where lists begin by themselves. */
const PAGES = ["page", "similarpage"];

/** Whether a parameter of a search's address is the default: the first page, or an open filter. */
export function isDefault(name: string, value: string): boolean {
  return PAGES.includes(name) ? value === "1" : value === "" && !SAY_ANY.includes(name);
}

/** The query without defaults; undefined where it has none. A query of defaults alone stays: it asks for anybody. */
export function withoutDefaults(query: URLSearchParams): URLSearchParams | undefined {
  const parts = [...query];
  // A page that stands twice is left in: the parser refuses it.
  const said = parts.filter(([name, value]) => !isDefault(name, value) || isPageTwice(name));
  const asksForAnybody = said.length === 0 && parts.some(([name]) => !PAGES.includes(name));
  return said.length === parts.length || asksForAnybody ? undefined : new URLSearchParams(said);

  function isPageTwice(name: string): boolean {
    return PAGES.includes(name) && query.getAll(name).length > 1;
  }
}
