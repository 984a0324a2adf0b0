import { urlOf } from "./incoming-request";

export function pagePath(request: Request): string {
  return pagePathOf(urlOf(request).pathname);
}

export function pagePathOf(pathname: string): string {
  if (!pathname.endsWith(".data")) return pathname;
  return pathname === "/_root.data" ? "/" : pathname.slice(0, -".data".length);
}

/** Returns the page's query, without the router's additions for its data. */
export function pageQuery(request: Request): URLSearchParams {
  const query = new URLSearchParams(urlOf(request).search);
  query.delete("_routes");
  return query;
}
