import { cookieOf, type Headed, setCookie } from "~/app/request/cookies";

/** The filter by which an operator leases work: one brand or all, one queue or all. */
export interface TakingFilter {
  /** A slug. "" for all brands. */
  brand: string;
  /** A queue's name. "" for all. */
  kind: string;
}

/**
 * The cookie with the filter of the operator's last lease. The next lease uses the same filter, from whichever page.
 */
const FILTER = { name: "operator_queue", lasts: "browser" } as const;

export function filterCookie({ brand, kind }: TakingFilter, { secure }: { secure: boolean }): string {
  return setCookie(FILTER, `${brand}.${kind}`, secure);
}

export function filterOf(request: Headed): TakingFilter {
  const [, brand = "", kind = ""] = /^([a-z0-9-]{0,63})\.([a-z]{0,20})$/.exec(cookieOf(request, FILTER) ?? "") ?? [];
  return { brand, kind };
}
