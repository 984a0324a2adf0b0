import { urlOf } from "./incoming-request";

/** The path of the page that a request is for: of the page itself, or of the data that a navigation reads. */
export function pagePath(request: Request): string {
  return pagePathOf(urlOf(request).pathname);
}

/** The same of a path. */
export function pagePathOf(pathname: string): string {
  if (!pathname.endsWith(".data")) return pathname;
  return pathname === "/_root.data" ? "/" : pathname.slice(0, -".data".length);
}

/** The page's query, without what the router adds to that of its data. */
export function pageQuery(request: Request): URLSearchParams {
  const query = new URLSearchParams(urlOf(request).search);
  query.delete("_routes");
  return query;
}
