import { secondFactorOf } from "~/app/domain/account/credentials/second-factor";
import { SOURCE_PARTS } from "~/app/domain/account/signup/source-parts";
import type { Member } from "~/app/domain/member";
import { SESSION_ENDED } from "~/app/router/deliver";
import { pagePath, pageQuery } from "~/app/router/page-address";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "~/app/router/server";
import { isLeaving, logOut } from "./log-out";
import { isSafeLocation } from "./redirects";
import { askBeforeForm } from "./terms";

/** The audience of a loader or an action. Without one it is for everybody. `form`: only where a form is sent. */
export interface Guarded {
  audience?: "member" | "visitor" | "form";
}

type Args = LoaderFunctionArgs | ActionFunctionArgs;
type Loading<Data> = (args: LoaderFunctionArgs) => Promise<Data>;
type Acting<Data> = (args: ActionFunctionArgs) => Promise<Data>;
type Work<A extends Args, Data> = (args: A, member: Member) => Promise<Data> | Data;

// Each loader and action of a route is made by one of these, so that none can forget to say whom it is for. A test of the
// architecture holds that; the route walk, robots.txt and unknown addresses go by it.

/** A loader for members. Sends a visitor to /login, and back again afterwards. */
export function memberLoader<Data>(work: Work<LoaderFunctionArgs, Data>): Loading<Data> {
  return guarded("member", async (args) => work(args, await requireMember(args)));
}

/** An action for members. */
export function memberAction<Data>(work: Work<ActionFunctionArgs, Data>): Acting<Data> {
  return guarded("member", async (args) => {
    const member = await requireMember(args);
    const { site, visit } = args.context;
    await askBeforeForm(site, args.request, visit, member);
    return work(args, member);
  });
}

/** A loader for members who have a second step on. Sends other members to where it is turned on. */
export function secondFactorLoader<Data>(work: Work<LoaderFunctionArgs, Data>): Loading<Data> {
  return memberLoader(async (args, member) => {
    if (!(await secondFactorOf(args.context.site, member))) throw redirect("/account/second-factor");
    return work(args, member);
  });
}

/** A loader of a page that members have no use for: they are sent on. A member whose log-out failed is logged out here. */
export function visitorLoader<Data>(work: (args: LoaderFunctionArgs) => Promise<Data> | Data): Loading<Data> {
  return guarded("visitor", async (args) => {
    if (await args.context.visit.member()) {
      const { request } = args;
      throw isLeaving(request) && !isPrefetch(request) ? await logOut(args) : redirect(nextOf(new URL(request.url)));
    }
    return work(args);
  });
}

/** A loader for everybody; what it shows of people the tenant's policy decides, which its verb asks. */
export function openLoader<Data>(work: (args: LoaderFunctionArgs) => Data): (args: LoaderFunctionArgs) => Data {
  return work;
}

/** An action for everybody. */
export function openAction<Data>(work: (args: ActionFunctionArgs) => Data): (args: ActionFunctionArgs) => Data {
  return work;
}

/** The loader of an address that only takes a form: it sends everybody to the page where that stands. */
export function formOnly(page: string): () => Response {
  return guarded("form", () => redirect(page));
}

/** The member who asks. Sends a visitor to /login, and back again afterwards. */
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

/** Removes the source parameters from a query. The login page reads them; they are no part of the address to come back to. */
function extractSourceParams(query: URLSearchParams): string {
  const parts = SOURCE_PARTS.flatMap((name) => query.getAll(name).map((value) => [name, value]));
  for (const name of SOURCE_PARTS) query.delete(name);
  return parts.length > 0 ? `&${new URLSearchParams(parts)}` : "";
}

/** Where to go after logging in: a path of this site, never another one. */
export function nextOf(url: URL): string {
  return safePath(url.searchParams.get("next"));
}

/** The path itself where it is one of this site's, escaped as an address has to be, else /home. */
export function safePath(path: string | null | undefined): string {
  return safePathOr(path, "/home");
}

/** The same with another way out. */
export function safePathOr(path: string | null | undefined, otherwise: string): string {
  return path?.startsWith("/") && path.length < 500 && isSafeLocation(path) ? path : otherwise;
}

/** The page of this site that a form stood on, else `otherwise`. */
export function backTo(request: Request, otherwise: string): string {
  const referrer = request.headers.get("referer");
  if (!referrer || !URL.canParse(referrer)) return otherwise;
  const { host, pathname, search } = new URL(referrer);
  return host === new URL(request.url).host ? safePath(pathname + search) : otherwise;
}

/** A page fetched ahead was not looked at: it marks nothing as seen. */
export function isPrefetch({ headers }: Request): boolean {
  return /prefetch/.test(headers.get("sec-purpose") ?? headers.get("purpose") ?? "");
}

function guarded<Work extends object>(audience: Guarded["audience"], work: Work): Work {
  return Object.assign(work, { audience });
}
