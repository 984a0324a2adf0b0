import { termsToAgree } from "~/app/domain/account/consents/terms";
import type { Member } from "~/app/domain/member";
import type { Site } from "~/app/domain/site";
import { pagePath } from "~/app/router/page-address";
import { redirect } from "~/app/router/server";
import type { Visit } from "./visit";

/**
 * Matches the paths that are open before the member agrees to new terms: the question itself, the terms, and the ways
 * to leave and to complain.
 */
const OPEN =
  /^\/(account\/(terms|delete|export)|account-deleted|pages|complaints|consent|transactions|premium\/end)(\/|$)/;

/**
 * Matches the forms that a member may send before agreeing: the member's own settings, blocks and reports, and
 * withdrawals from an order.
 */
const OPEN_FORMS = /^\/(account|members\/[^/]+\/block|report|transactions|premium\/end)(\/|$)/;

/** Redirects a member to the question about new terms if the terms changed since the member agreed. */
export async function askForTerms(site: Site, request: Request, visit: Visit, member: Member): Promise<void> {
  const path = pagePath(request);
  if (!["GET", "HEAD"].includes(request.method) || OPEN.test(path)) return;
  if (await hasTermsToAgree(site, visit, member)) throw redirect(questionBefore(path));
}

/** Does the same as `askForTerms` for a form, because a page that was open before the change did not ask. */
export async function askBeforeForm(site: Site, request: Request, visit: Visit, member: Member): Promise<void> {
  if (OPEN_FORMS.test(pagePath(request)) || !(await hasTermsToAgree(site, visit, member))) return;
  throw redirect(questionBefore("/home"));
}

export async function hasTermsToAgree(site: Site, { language }: Visit, member: Member): Promise<boolean> {
  return (await termsToAgree(site, member, language)).length > 0;
}

function questionBefore(path: string): string {
  return `/account/terms?next=${encodeURIComponent(path)}`;
}
