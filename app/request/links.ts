import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { DomainError } from "~/app/domain/errors";
import { accountOfLink } from "~/app/domain/links/links";
import { linkSpent } from "~/app/domain/links/links.errors";
import type { Site } from "~/app/domain/site";
import type { LinkPurpose } from "~/db/tables";
import { readForm } from "./form";
import { isPrefetch } from "./guards";

/** What a mailed link is for, and where one goes on: to pages whose address has no token in it. */
export interface MailedLink {
  purpose: LinkPurpose;
  /** Uses it up. */
  verb(site: Site, token: string): Promise<void>;
  done: string;
  spent: string;
}

/**
 * The token, for a page with a button that uses the link up. Mail programs that open every link to look for harm therefore
 * use nothing up. Whoever is logged in to the account that the link is about is none of those, and needs no button: that
 * throws the way on, as a link that is spent does.
 */
export async function openLink({ request, context: { site, visit } }: LoaderFunctionArgs, link: MailedLink) {
  if (request.method === "HEAD" || isPrefetch(request)) throw new Response(null, { status: 204 });
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const account = await accountOfLink(site, link.purpose, token);
  if (!account) throw redirect(link.spent);
  if ((await visit.member())?.id === account) throw await follow(site, link, token);
  return { token };
}

/** What the button does. */
export async function followLink({ request, context: { site } }: ActionFunctionArgs, link: MailedLink) {
  return follow(site, link, String((await readForm(request)).get("token") ?? ""));
}

async function follow(site: Site, { verb, done, spent }: MailedLink, token: string): Promise<Response> {
  try {
    await verb(site, token);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== SPENT) throw error;
    return redirect(spent);
  }
  return redirect(done);
}

const SPENT = linkSpent().code;
