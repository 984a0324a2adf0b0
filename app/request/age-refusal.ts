import { DomainError, domainError } from "~/app/domain/errors";
import type { Site } from "~/app/domain/site";
import { cookieOf, setCookie } from "./cookies";
import type { Visit } from "./visit";

const NAME = "age-refused";
const A_DAY = 24 * 60 * 60;
const ageClosed = domainError("signup.age_closed", "forbidden");

/** Throws `signup.age_closed` for a browser whose birth date was refused within the last 24 hours. */
export function refuseClosedBrowser(site: Site, request: Request): void {
  if (site.signer.open(NAME, cookieOf(request, NAME) ?? "", site.now())) throw ageClosed();
}

/** Whether this is the refusal that closes the sign-up for a day: somebody gave a birth date under 18. */
export function refusesAge(error: unknown): error is DomainError {
  return error instanceof DomainError && error.code === "profile.date_of_birth_error";
}

/** Set-Cookie that closes the sign-up for this browser. It counts as necessary, so it needs no consent. */
export function ageRefusedCookie(site: Site, visit: Visit): string {
  return setCookie(NAME, site.signer.sign(NAME, "1", site.now() + A_DAY * 1000), {
    secure: visit.secure,
    maxAge: A_DAY,
  });
}
