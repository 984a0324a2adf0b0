import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { Member } from "~/app/domain/accounts/member";
import { secondFactorOf } from "~/app/domain/accounts/second-factor";

type Args = Pick<LoaderFunctionArgs | ActionFunctionArgs, "request" | "context">;

/** The member who asks. Sends a visitor to /login, and back again afterwards. */
export async function requireMember({ request, context }: Args): Promise<Member> {
  const member = await context.visit.member();
  if (member) return member;
  const url = new URL(request.url);
  const back = ["GET", "HEAD"].includes(request.method) ? `${pageOf(url.pathname)}${searchOf(url)}` : "/home";
  throw redirect(`/login?next=${encodeURIComponent(back)}`);
}

/** The member who asks, and has a second step on. Sends anybody else to where it is turned on. */
export async function requireSecondFactor(args: Args): Promise<Member> {
  const member = await requireMember(args);
  if (!(await secondFactorOf(args.context.site, member))) throw redirect("/account/second-factor");
  return member;
}

/** Sends a member away from pages that are for visitors. */
export async function requireVisitor({ request, context }: Args): Promise<void> {
  if (await context.visit.member()) throw redirect(nextOf(new URL(request.url)));
}

/** Where to go after logging in: a path of this site, never another one. */
export function nextOf(url: URL): string {
  return safePath(url.searchParams.get("next"));
}

/** The path itself where it is one of this site's, escaped as an address has to be, else /home. */
export function safePath(path: string | null | undefined): string {
  return path && /^\/(?![/\\])[!-[\]-~]*$/.test(path) && path.length < 500 ? path : "/home";
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

function pageOf(pathname: string): string {
  return pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/");
}

function searchOf(url: URL): string {
  url.searchParams.delete("_routes");
  return url.search;
}
