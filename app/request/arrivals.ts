import { noteArrival } from "~/app/domain/reach/campaigns/campaigns";
import { countsClick } from "~/app/domain/reach/postbacks/clicks";
import type { Site } from "~/app/domain/site";
import { urlOf } from "~/app/router/incoming-request";
import { isPrefetch } from "./guards";
import { sourceIn } from "./source";
import type { Visit } from "./visit";

/**
 * Counts the visit that a traffic source sent, once per document. Neither data that a page loads under the same address
 * nor a redirect that keeps the source is another visit.
 */
export async function countArrival(site: Site, visit: Visit, request: Request, response: Response): Promise<void> {
  const { pathname, search } = urlOf(request);
  if (!search.includes("network=") || request.method !== "GET" || /^\/api\/|\.data$/.test(pathname)) return;
  const source = sourceIn(urlOf(request));
  if (!source || !isEnd(request, response) || visit.bot || isPrefetch(request)) return;
  if (await countsClick(site, source, "arrival")) noteArrival(site, source);
}

/** A page, or a redirect to an address without the source. */
function isEnd(request: Request, { headers }: Response): boolean {
  const location = headers.get("location");
  if (location === null || !URL.canParse(location, request.url)) {
    return /^text\/html/.test(headers.get("content-type") ?? "");
  }
  return sourceIn(new URL(location, request.url)) === null;
}
