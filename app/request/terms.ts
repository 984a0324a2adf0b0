import { redirect } from "@remix-run/node";
import { termsToAgree } from "~/app/domain/consents/terms";
import type { Member } from "~/app/domain/member";
import type { Site } from "~/app/domain/site";
import type { Visit } from "./visit";

/** Open to whoever has not agreed: the question itself, what it is about, and the ways to leave and to complain. */
const OPEN =
  /^\/(account\/(terms|delete|export)|account-deleted|pages|complaints|consent|transactions|premium\/end)(\/|$)/;

/** Sends a member whose agreement the terms have outlived to the page that asks again. */
export async function askForTerms(site: Site, request: Request, visit: Visit, member: Member): Promise<void> {
  const url = new URL(request.url);
  const path = url.pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/");
  if (!["GET", "HEAD"].includes(request.method) || OPEN.test(path)) return;
  if ((await termsToAgree(site, member, visit.language)).length === 0) return;
  throw redirect(`/account/terms?next=${encodeURIComponent(path)}`);
}
