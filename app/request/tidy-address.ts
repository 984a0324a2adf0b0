import { withoutDefaults } from "~/app/domain/people/search/tidy";
import { pagePath, pageQuery } from "~/app/router/page-address";
import { redirect } from "~/app/router/server";

/** Leads a page's address that says what goes without saying, `page=1` for one, to the same without it. Throws the redirect. */
export function tidyAddress(request: Request): void {
  const query = withoutDefaults(pageQuery(request));
  if (query) throw redirect(`${pagePath(request)}${query.size > 0 ? `?${query}` : ""}`);
}
