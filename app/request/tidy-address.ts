import { withoutDefaults } from "~/app/domain/people/search/tidy";
import { pagePath, pageQuery } from "~/app/router/page-address";
import { redirect } from "~/app/router/server";

/** Throws a redirect to the page's address without default parameters, such as `page=1`. */
export function tidyAddress(request: Request): void {
  const query = withoutDefaults(pageQuery(request));
  if (query) throw redirect(`${pagePath(request)}${query.size > 0 ? `?${query}` : ""}`);
}
