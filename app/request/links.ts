import { redirect } from "@remix-run/node";
import { linkSpent } from "~/app/domain/accounts/accounts.errors";
import { DomainError } from "~/app/domain/errors";
import { isPrefetch } from "./guards";

/**
 * Does what a mailed link is for, and goes on to a page whose address has no token in it. Who only looks ahead, as some
 * mail programs do with HEAD, uses nothing up.
 */
export async function followLink(
  request: Request,
  verb: (token: string) => Promise<void>,
  { done, spent }: { done: string; spent: string },
): Promise<Response> {
  if (request.method === "HEAD" || isPrefetch(request)) return new Response(null, { status: 204 });
  try {
    await verb(new URL(request.url).searchParams.get("token") ?? "");
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== SPENT) throw error;
    return redirect(spent);
  }
  return redirect(done);
}

const SPENT = linkSpent().code;
