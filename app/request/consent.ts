import type { Site } from "~/app/domain/site";
import { cookieOf, setCookie } from "./cookies";

/** Raised when what is agreed to changes: then everybody is asked again. */
const VERSION = 1;
const NAME = "choice";
/** In seconds: half a year, after which the question is put again. */
const LASTS = 180 * 24 * 60 * 60;

/** What a visitor said to being remembered: what, to which version of the question, and when. */
export interface Choice {
  granted: boolean;
  /** UTC ms. */
  at: number;
}

/** Whether this tenant wants anything that needs consent. Where not, nobody is asked for any. */
export function asksConsent({ tenant }: Pick<Site, "tenant">): boolean {
  return tenant.rememberTrafficSource;
}

/** Null where nothing was chosen yet, or something else was asked then. The record is the visitor's own, in a cookie. */
export function choiceOf(site: Pick<Site, "tenant">, request: Request): Choice | null {
  if (!asksConsent(site)) return null;
  const [, version, answer, at] = /^(\d{1,4})-(yes|no)-(\d{13})$/.exec(cookieOf(request, NAME) ?? "") ?? [];
  return Number(version) === VERSION ? { granted: answer === "yes", at: Number(at) } : null;
}

export function choiceCookie({ granted, at }: Choice, secure: boolean): string {
  return setCookie(NAME, `${VERSION}-${granted ? "yes" : "no"}-${at}`, { secure, maxAge: LASTS });
}
