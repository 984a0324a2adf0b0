import { DomainError, domainError } from "~/app/domain/errors";
import type { Site } from "~/app/domain/site";
import type { Stored } from "~/app/stored";
import { cookieOf, setCookie } from "./cookies";
import type { Visit } from "./visit";

const A_DAY = 24 * 60 * 60;

export const AGE_REFUSED: Stored = {
  name: "age-refused",
  place: "cookie",
  lasts: A_DAY,
  consent: false,
  purpose: "age_refused",
};

const ageClosed = domainError("signup.age_closed", "forbidden");

/** @throws signup.age_closed if this browser gave a birth date under 18 within the last 24 hours */
export function refuseClosedBrowser(site: Site, request: Request): void {
  if (isClosedBrowser(site, request)) throw ageClosed();
}

export function isClosedBrowser(site: Site, request: Request): boolean {
  const cookie = cookieOf(request, AGE_REFUSED);
  return Boolean(cookie && site.signer.open(AGE_REFUSED.name, cookie, site.now()));
}

export function refusesAge(error: unknown): error is DomainError {
  return error instanceof DomainError && error.code === "profile.date_of_birth_error";
}

/** Returns the Set-Cookie that closes the sign-up for this browser. The cookie is necessary, so it needs no consent. */
export function ageRefusedCookie(site: Site, visit: Visit): string {
  return setCookie(AGE_REFUSED, site.signer.sign(AGE_REFUSED.name, "1", site.now() + A_DAY * 1000), visit.secure);
}
