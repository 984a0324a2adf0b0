import type { Site } from "~/app/domain/site";
import { limitPlace } from "~/app/domain/site/limits/limits";
import type { Stored } from "~/app/stored";
import { cookieOf, setCookie } from "./cookies";

/**
 * The version of the question. Raise the version when the subject of the consent changes: then every visitor is asked
 * again.
 */
const VERSION = 1;

export const CHOICE: Stored = {
  name: "choice",
  place: "cookie",
  lasts: 180 * 24 * 60 * 60, // then the question is asked again
  consent: false,
  purpose: "choice",
  keptBy: (tenant) => asksConsent({ tenant }),
};

/** Maximum number of choices from one network address. Members of one household may change their choice a few times. */
const CHOICES = { max: 30, windowMs: 10 * 60_000, local: true };

/** A visitor's consent to being remembered: the answer, the version of the question, and the time. */
export interface Choice {
  granted: boolean;
  /** The time of the choice, UTC ms. */
  at: number;
}

export function asksConsent({ tenant }: Pick<Site, "tenant">): boolean {
  return tenant.rememberTrafficSource;
}

/** Returns the visitor's choice. Null without a choice, and for a choice about an earlier version of the question. */
export function choiceOf(site: Pick<Site, "tenant">, request: Request): Choice | null {
  if (!asksConsent(site)) return null;
  const [, version, answer, at] = /^(\d{1,4})-(yes|no)-(\d{13})$/.exec(cookieOf(request, CHOICE) ?? "") ?? [];
  return Number(version) === VERSION ? { granted: answer === "yes", at: Number(at) } : null;
}

/** Counts a choice. Throws `request.too_many` past 30 within ten minutes from the address `ip`, or its IPv6 network. */
export function limitChoices(site: Site, { ip }: { ip: string }): Promise<void> {
  return limitPlace(site, "consent", ip, CHOICES);
}

export function choiceCookie({ granted, at }: Choice, secure: boolean): string {
  return setCookie(CHOICE, `${VERSION}-${granted ? "yes" : "no"}-${at}`, secure);
}
