import { confirmedBy } from "~/app/domain/account/accounts/activation";
import { accountOfLink } from "~/app/domain/account/links/links";
import { linkSpent } from "~/app/domain/account/links/links.errors";
import { DomainError } from "~/app/domain/errors";
import type { Site } from "~/app/domain/site";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "~/app/router/server";
import { readForm } from "./form";
import { isPrefetch } from "./guards";
import type { Visit } from "./visit";

/** A kind of emailed link, with its pages. The addresses of the pages contain no token. */
export interface MailedLink {
  purpose: "activate" | "change_email" | "keep_email";
  verb(site: Site, token: string): Promise<void>;
  done: string;
  spent: string;
  isAwaited?(account: string): boolean;
  /** Returns the answer after the link was used. Undefined redirects to `done`. */
  welcome?(account: string): Promise<Response | undefined>;
}

/**
 * Returns the token for a page with a button. The link alone changes nothing, because mail programs open every link.
 * Throws a redirect for a used link, for the link's own member if logged in, and for the browser that
 * requested the link.
 */
export async function openLink({ request, context: { site, visit } }: LoaderFunctionArgs, link: MailedLink) {
  if (request.method === "HEAD" || isPrefetch(request)) throw new Response(null, { status: 204 });
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const account = await accountOfLink(site, link.purpose, token);
  if (!account) throw await spentOrDone(site, visit, link, token);
  if ((await visit.member())?.id === account || link.isAwaited?.(account)) throw await follow(site, visit, link, token);
  return { token };
}

export async function followLink({ request, context: { site, visit } }: ActionFunctionArgs, link: MailedLink) {
  return follow(site, visit, link, String((await readForm(request)).get("token") ?? ""));
}

async function follow(site: Site, visit: Visit, link: MailedLink, token: string): Promise<Response> {
  const { purpose, verb, done, welcome } = link;
  const account = welcome && (await accountOfLink(site, purpose, token));
  try {
    await verb(site, token);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== SPENT) throw error;
    return spentOrDone(site, visit, link, token);
  }
  const answer = account === undefined ? undefined : await welcome?.(account);
  return answer ?? redirect(done);
}

/** Reports a used link only to the logged-in member whose address it confirmed. To all others, the link is invalid. */
async function spentOrDone(site: Site, visit: Visit, { purpose, done, spent }: MailedLink, token: string) {
  const viewer = await visit.member();
  const confirmed = viewer && (await site.db.read((conn) => confirmedBy(site, conn, purpose, token)));
  return redirect(viewer && viewer.id === confirmed?.accountId ? done : spent);
}

const SPENT = linkSpent().code;
