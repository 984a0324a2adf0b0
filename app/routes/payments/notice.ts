import { countNow } from "~/app/domain/counts";
import { receiveNotice } from "~/app/domain/money/orders/booking";
import { GatewayUnavailable, NoticeRefused } from "~/app/domain/money/payments/payments";
import { limitPlace } from "~/app/domain/site/limits/limits";
import { openAction, openLoader } from "~/app/request/guards";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "~/app/router/server";

/**
 * Accepts a provider's notice by POST, or by GET if the provider's protocol demands. Checks the provider's proof
 * instead of a session.
 */
export const loader = openLoader(notice);
export const action = openAction(notice);

async function notice({ request, params, context }: LoaderFunctionArgs | ActionFunctionArgs): Promise<Response> {
  const { site, visit } = context;
  const { provider = "" } = params;
  await limitPlace(site, "payment notices", visit.ip, PACE);
  const { method, headers } = request;
  const query = new URL(request.url).searchParams;
  const body = Buffer.from(await request.arrayBuffer());
  try {
    const ack = await receiveNotice(site, { provider, method, headers, query, body, address: visit.ip });
    if (!ack) return answer(404);
    countNow(site, { what: "notices", of: "accepted" });
    return answer(ack.status, ack.body);
  } catch (error) {
    countNow(site, { what: "notices", of: error instanceof NoticeRefused ? "refused" : "failed" });
    if (error instanceof NoticeRefused) {
      site.log.warn({ provider, reason: error.message }, "a payment notice was refused");
      return answer(403);
    }
    if (!(error instanceof GatewayUnavailable)) throw error;
    site.log.warn({ provider, reason: error.message }, "a payment notice could not be checked");
    return answer(503, "", { "Retry-After": "60" });
  }
}

/** The rate limit of notices, far above a provider's rate. A provider repeats a refused notice. */
const PACE = { max: 300, windowMs: 60_000, local: true };

function answer(status: number, body = "", headers: Record<string, string> = {}): Response {
  const type = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
  return new Response(body, { status, headers: { ...type, ...headers } });
}
