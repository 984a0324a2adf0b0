import type { SignedIn } from "~/app/domain/desk/operator-sessions/operator-sessions";
import { allows, allowsSomewhere, type Permission } from "~/app/domain/desk/permissions/permissions";
import { domainError } from "~/app/domain/errors";
import type { Site } from "~/app/domain/site";
import { pagePath, pageQuery } from "~/app/router/page-address";
import { type ActionFunctionArgs, type LoadContext, type LoaderFunctionArgs, redirect } from "~/app/router/server";
import { CARRIED, isActionPath } from "./carried";
import { type ConsoleArgs, consoleContextOf } from "./context";

type Args = LoaderFunctionArgs | ActionFunctionArgs;
type Handler<Data> = (args: Args) => Data;

/** The arguments of a desk route. */
export interface DeskArgs extends ConsoleArgs {
  who: SignedIn;
}

/** The arguments of a route about one brand. */
export interface BrandArgs extends DeskArgs {
  site: Site;
}

const notAllowed = domainError("console.not_allowed", "forbidden");
const noSuchBrand = domainError("console.not_found", "not_found");

// One of these functions makes each loader and action of a console route: see `app/request/guards.ts`.

/** Makes a console loader for every visitor of the host, also before sign-in. */
export function consoleLoader<Data>(work: (args: ConsoleArgs) => Data): Handler<Data> {
  return (args) => work(inConsole(args));
}

/** Makes an action for every visitor of the host. */
export function consoleAction<Data>(work: (args: ConsoleArgs) => Data): Handler<Data> {
  return (args) => work(inConsole(args));
}

/** The permission of a route. A route with several actions computes it. */
type Takes = Permission | ((args: Args) => Permission);

/** Makes a loader for operators with this permission anywhere. Redirects visitors to /sign-in. */
export function deskLoader<Data>(takes: Takes, work: (args: DeskArgs) => Data) {
  return async (args: Args): Promise<Awaited<Data>> => await work(await asOperator(args, permissionIn(takes, args)));
}

/** Makes an action for operators with this permission anywhere. Redirects visitors to /sign-in. */
export function deskAction<Data>(takes: Takes, work: (args: DeskArgs) => Data) {
  return deskLoader(takes, work);
}

/**
 * Makes a loader for a brand's operators. Responds 404 for an unknown brand and for a brand that the operator may not
 * see.
 */
export function brandLoader<Data>(takes: Takes, work: (args: BrandArgs) => Data) {
  return async (args: Args): Promise<Awaited<Data>> => {
    const permission = permissionIn(takes, args);
    const asked = await asOperator(args, permission);
    return await work({ ...asked, site: siteOf(asked, permission, args.params.brand ?? "") });
  };
}

/** Makes an action for a brand's operators. Responds 404 as `brandLoader` does. */
export function brandAction<Data>(takes: Takes, work: (args: BrandArgs) => Data) {
  return brandLoader(takes, work);
}

/** Returns the site of a brand for which this operator has the permission. Throws console.not_found for any other. */
export function siteOf({ who, context: { brands } }: DeskArgs, permission: Permission, slug: string): Site {
  const site = allows(who.grants, "brands.see", slug) ? brands.site(slug) : undefined;
  if (!site) throw noSuchBrand();
  if (!allows(who.grants, permission, slug)) throw notAllowed();
  return site;
}

/** Returns the sites of all brands for which this operator has the permission, by name. */
export function sitesOf({ who, context: { brands } }: DeskArgs, permission: Permission): Site[] {
  return brands
    .all()
    .filter(({ slug }) => allows(who.grants, permission, slug))
    .sort((one, other) => one.name.localeCompare(other.name))
    .flatMap(({ slug }) => brands.site(slug) ?? []);
}

/**
 * Returns the arguments with the signed-in operator. Throws console.not_allowed if this operator has the permission at
 * no brand. Redirects a visitor to the sign-in.
 */
export async function asOperator(args: Args, permission: Permission): Promise<DeskArgs> {
  const asked = inConsole(args);
  const who = await asked.context.visit.signedIn();
  // The sign-in keeps an action's input for the same operator.
  if (!who)
    throw isActionForm(args.request)
      ? redirect(`${signInFor(args.request)}&${CARRIED}`, 307)
      : redirect(signInFor(args.request));
  if (!allowsSomewhere(who.grants, permission)) throw notAllowed();
  return { ...asked, who };
}

function permissionIn(takes: Takes, args: Args): Permission {
  return typeof takes === "function" ? takes(args) : takes;
}

/** Throws if a console route is reached from another area. The area of the console prevents this. */
function inConsole({ context, ...args }: Args): ConsoleArgs {
  const console = consoleContextOf(context as LoadContext);
  if (!console) throw new Error("a route of the console was asked outside of it");
  return { ...args, context: console };
}

function isActionForm(request: Request): boolean {
  return request.method === "POST" && isActionPath(pagePath(request));
}

function signInFor(request: Request): string {
  return `/sign-in?next=${encodeURIComponent(wayBack(request))}`;
}

/**
 * Returns the address to return to after the sign-in. A form has an address to return to only if it belongs to an
 * action.
 */
function wayBack(request: Request): string {
  if (request.method !== "GET" && !isActionForm(request)) return "/";
  const query = pageQuery(request);
  return query.size > 0 ? `${pagePath(request)}?${query}` : pagePath(request);
}
