import type { SignedIn } from "~/app/domain/desk/operator-sessions/operator-sessions";
import { allows, allowsSomewhere, type Permission } from "~/app/domain/desk/permissions/permissions";
import { domainError } from "~/app/domain/errors";
import type { Site } from "~/app/domain/site";
import { pagePath, pageQuery } from "~/app/router/page-address";
import { type ActionFunctionArgs, type LoadContext, type LoaderFunctionArgs, redirect } from "~/app/router/server";
import { CARRIED, isActPath } from "./carried";
import { type ConsoleArgs, consoleContextOf } from "./context";

type Args = LoaderFunctionArgs | ActionFunctionArgs;
type Handler<Data> = (args: Args) => Data;

/** What a route of the desk is given. */
export interface DeskArgs extends ConsoleArgs {
  who: SignedIn;
}

/** What a route about one brand is given. */
export interface BrandArgs extends DeskArgs {
  site: Site;
}

const notAllowed = domainError("console.not_allowed", "forbidden");
const noSuchBrand = domainError("console.not_found", "not_found");

// Each loader and action of a route of the console is made by one of these: see `app/request/guards.ts`.

/** A loader of the console that answers anybody who reaches its host, before signing in. */
export function consoleLoader<Data>(work: (args: ConsoleArgs) => Data): Handler<Data> {
  return (args) => work(inConsole(args));
}

/** An action for anybody who reaches the host. */
export function consoleAction<Data>(work: (args: ConsoleArgs) => Data): Handler<Data> {
  return (args) => work(inConsole(args));
}

/** What a route takes; one that serves several acts says which it is about. */
type Takes = Permission | ((args: Args) => Permission);

/** A loader for whoever may do this somewhere: for some brand, or all. Sends a visitor to /sign-in, and back afterwards. */
export function deskLoader<Data>(takes: Takes, work: (args: DeskArgs) => Data) {
  return async (args: Args): Promise<Awaited<Data>> => await work(await asOperator(args, permissionIn(takes, args)));
}

/** An action likewise. */
export function deskAction<Data>(takes: Takes, work: (args: DeskArgs) => Data) {
  return deskLoader(takes, work);
}

/** A loader for whoever may do this for the brand in the address. One that is not theirs is not there, like one that nobody has. */
export function brandLoader<Data>(takes: Takes, work: (args: BrandArgs) => Data) {
  return async (args: Args): Promise<Awaited<Data>> => {
    const permission = permissionIn(takes, args);
    const asked = await asOperator(args, permission);
    return await work({ ...asked, site: siteOf(asked, permission, args.params.brand ?? "") });
  };
}

/** An action likewise. */
export function brandAction<Data>(takes: Takes, work: (args: BrandArgs) => Data) {
  return brandLoader(takes, work);
}

/** The site of a brand for which this operator may do this. Throws console.not_found for any other. */
export function siteOf({ who, context: { brands } }: DeskArgs, permission: Permission, slug: string): Site {
  const site = allows(who.grants, "brands.see", slug) ? brands.site(slug) : undefined;
  if (!site) throw noSuchBrand();
  if (!allows(who.grants, permission, slug)) throw notAllowed();
  return site;
}

/** The sites of all brands for which this operator may do this, by name. */
export function sitesOf({ who, context: { brands } }: DeskArgs, permission: Permission): Site[] {
  return brands
    .all()
    .filter(({ slug }) => allows(who.grants, permission, slug))
    .sort((one, other) => one.name.localeCompare(other.name))
    .flatMap(({ slug }) => brands.site(slug) ?? []);
}

/** Throws console.not_allowed where this operator may do this nowhere; sends a visitor to sign in. */
export async function asOperator(args: Args, permission: Permission): Promise<DeskArgs> {
  const asked = inConsole(args);
  const who = await asked.context.visit.signedIn();
  // An act's form is sent on with what was filled in, which the sign-in keeps for the same operator.
  if (!who)
    throw isActForm(args.request)
      ? redirect(`${signInFor(args.request)}&${CARRIED}`, 307)
      : redirect(signInFor(args.request));
  if (!allowsSomewhere(who.grants, permission)) throw notAllowed();
  return { ...asked, who };
}

function permissionIn(takes: Takes, args: Args): Permission {
  return typeof takes === "function" ? takes(args) : takes;
}

/** Throws where a route of the console was reached from elsewhere, which its area does not let happen. */
function inConsole({ context, ...args }: Args): ConsoleArgs {
  const console = consoleContextOf(context as LoadContext);
  if (!console) throw new Error("a route of the console was asked outside of it");
  return { ...args, context: console };
}

function isActForm(request: Request): boolean {
  return request.method === "POST" && isActPath(pagePath(request));
}

function signInFor(request: Request): string {
  return `/sign-in?next=${encodeURIComponent(wayBack(request))}`;
}

/** To the page that was asked for. Of forms, those of acts stand on a page of the same address. */
function wayBack(request: Request): string {
  if (request.method !== "GET" && !isActForm(request)) return "/";
  const query = pageQuery(request);
  return query.size > 0 ? `${pagePath(request)}?${query}` : pagePath(request);
}
