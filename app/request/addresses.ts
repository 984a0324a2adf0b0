import { builtFor } from "~/app/router/areas";
import { pagePathOf } from "~/app/router/page-address";
import type { ServerBuild } from "~/app/router/server";
import type { Guarded } from "./guards";

export interface Address {
  segments: string[];
  forMembers: boolean;
}

export async function addresses(): Promise<Address[]> {
  const { routes } = await builtFor("tenant");
  return addressesOf(routes);
}

export function addressesOf(routes: ServerBuild["routes"]): Address[] {
  return Object.values(routes).flatMap((route) => {
    const path = route?.path;
    if (!path || path === "*") return [];
    return pathsOf(path).map((each) => ({
      segments: each.split("/"),
      forMembers: isForMembers(route.module as Module),
    }));
  });
}

/**
 * Returns whether an unknown address belongs to members' pages: if every address beneath its nearest known ancestor, or
 * else that ancestor itself, needs a member.
 */
export function needsMember(declared: Address[], pathname: string): boolean {
  const asked = pagePathOf(pathname).toLowerCase().split("/").filter(Boolean);
  for (let depth = asked.length; depth > 0; depth--) {
    const near = declared.filter(({ segments }) => matches(segments, asked.slice(0, depth)));
    const beneath = near.filter(({ segments }) => segments.length > depth);
    if (near.length > 0) return (beneath.length > 0 ? beneath : near).every(({ forMembers }) => forMembers);
  }
  return false;
}

/** Returns the rules of robots.txt: members' addresses, without those below them. */
export function barredFromRobots(declared: Address[]): string[] {
  const patterns = declared
    .filter(({ forMembers }) => forMembers)
    .map(({ segments }) => `/${segments.map((each) => each.replace(/^:.*/, "*")).join("/")}`);
  const barred = ["/api/", ...new Set(patterns)].sort();
  return barred.filter((each) => !barred.some((other) => other !== each && each.startsWith(other)));
}

interface Module {
  loader?: Guarded;
  action?: Guarded;
}

function isForMembers({ loader, action }: Module): boolean {
  return (loader?.audience === "form" ? action : loader)?.audience === "member";
}

/** Returns the paths of a pattern with an optional part: `likes/:type?` has two. */
function pathsOf(path: string): string[] {
  const optional = /\/?:\w+\?$/;
  return optional.test(path) ? [path.replace(optional, ""), path.slice(0, -1)] : [path];
}

function matches(segments: string[], asked: string[]): boolean {
  return (
    segments.length >= asked.length &&
    asked.every((each, index) => segments[index]!.startsWith(":") || segments[index]!.toLowerCase() === each)
  );
}
