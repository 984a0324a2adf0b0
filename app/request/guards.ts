import { secondFactorOf } from "~/app/domain/account/credentials/second-factor";
import { SOURCE_PARTS } from "~/app/domain/account/signup/source-parts";
import type { Member } from "~/app/domain/member";
import { SESSION_ENDED } from "~/app/router/deliver";
import { pagePath, pageQuery } from "~/app/router/page-address";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "~/app/router/server";
import { isLeaving, logOut } from "./log-out";
import { isSafeLocation } from "./redirects";
import { askBeforeForm } from "./terms";

/** The audience of a loader or an action. Left out: members and visitors. `form`: the page only takes a form. */
export interface Guarded {
  audience?: "member" | "visitor" | "form";
}

type Args = LoaderFunctionArgs | ActionFunctionArgs;
type Loading<Data> = (args: LoaderFunctionArgs) => Promise<Data>;
type Acting<Data> = (args: ActionFunctionArgs) => Promise<Data>;
type Work<A extends Args, Data> = (args: A, member: Member) => Promise<Data> | Data;

// One of these functions makes each loader and action of a route, so that each has an audience. An architecture test
// enforces this. The route walk, robots.txt and unknown addresses derive from the audience.

/** Returns a loader for members. Sends a visitor to /login, and back afterwards. */
export function memberLoader<Data>(work: Work<LoaderFunctionArgs, Data>): Loading<Data> {
  return guarded("member", async (args) => work(args, await requireMember(args)));
}

export function memberAction<Data>(work: Work<ActionFunctionArgs, Data>): Acting<Data> {
  return guarded("member", async (args) => {
    const member = await requireMember(args);
    const { site, visit } = args.context;
    await askBeforeForm(site, args.request, visit, member);
    return work(args, member);
  });
}

/** Returns a loader for members with a second factor. Sends others to its settings. */
export function secondFactorLoader<Data>(work: Work<LoaderFunctionArgs, Data>): Loading<Data> {
  return memberLoader(async (args, member) => {
    if (!(await secondFactorOf(args.context.site, member))) throw redirect("/account/second-factor");
    return work(args, member);
  });
}

/**
 * Returns a loader of a page for visitors. Redirects members to their home page. Logs a member out if an earlier logout
 * went unanswered.
 */
export function visitorLoader<Data>(work: (args: LoaderFunctionArgs) => Promise<Data> | Data): Loading<Data> {
  return guarded("visitor", async (args) => {
    if (await args.context.visit.member()) {
      const { request } = args;
      throw isLeaving(request) && !isPrefetch(request) ? await logOut(args) : redirect(nextOf(new URL(request.url)));
    }
    return work(args);
  });
}

/**
 * Returns a loader for members and visitors. The verb itself applies the tenant's policy about what visitors may see of
 * members.
 */
export function openLoader<Data>(work: (args: LoaderFunctionArgs) => Data): (args: LoaderFunctionArgs) => Data {
  return work;
}

export function openAction<Data>(work: (args: ActionFunctionArgs) => Data): (args: ActionFunctionArgs) => Data {
  return work;
}

/** Returns the loader of an address that only takes a form: redirects to the form's page. */
export function formOnly(page: string): () => Response {
  return guarded("form", () => redirect(page));
}

/** Returns the requesting member. Sends a visitor to /login, and back afterwards. */
export async function requireMember({ request, context }: Pick<Args, "request" | "context">): Promise<Member> {
  const member = await context.visit.member();
  if (member) return member;
  const query = pageQuery(request);
  const source = extractSourceParams(query);
  const search = query.size > 0 ? `?${query}` : "";
  const isRead = ["GET", "HEAD"].includes(request.method);
  const back = isRead ? `${pagePath(request)}${search}` : backTo(request, "/home");
  throw redirect(
    `/login?next=${encodeURIComponent(back)}${source}`,
    isRead ? {} : { headers: { [SESSION_ENDED]: "1" } },
  );
}

/** Removes the source parameters from a query, for the address to return to. The login page reads them. */
function extractSourceParams(query: URLSearchParams): string {
  const parts = SOURCE_PARTS.flatMap((name) => query.getAll(name).map((value) => [name, value]));
  for (const name of SOURCE_PARTS) query.delete(name);
  return parts.length > 0 ? `&${new URLSearchParams(parts)}` : "";
}

/** Returns where to go after the login: always a path of this site. */
export function nextOf(url: URL): string {
  return safePath(url.searchParams.get("next"));
}

/** Returns the path if it is a valid path of this site. Otherwise returns /home. */
export function safePath(path: string | null | undefined): string {
  return safePathOr(path, "/home");
}

export function safePathOr(path: string | null | undefined, otherwise: string): string {
  return path?.startsWith("/") && path.length < 500 && isSafeLocation(path) ? path : otherwise;
}

/**
 * Returns the page of this site from which the form was sent. Returns `otherwise` if that page is unknown or on another
 * site.
 */
export function backTo(request: Request, otherwise: string): string {
  const referrer = request.headers.get("referer");
  if (!referrer || !URL.canParse(referrer)) return otherwise;
  const { host, pathname, search } = new URL(referrer);
  return host === new URL(request.url).host ? safePath(pathname + search) : otherwise;
}

/** Returns whether a page is only prefetched. A prefetched page was not seen, and marks nothing as seen. */
export function isPrefetch({ headers }: Request): boolean {
  return /prefetch/.test(headers.get("sec-purpose") ?? headers.get("purpose") ?? "");
}

function guarded<Work extends object>(audience: Guarded["audience"], work: Work): Work {
  return Object.assign(work, { audience });
}
