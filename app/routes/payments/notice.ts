import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { receiveNotice } from "~/app/domain/orders/booking";
import { GatewayUnavailable, NoticeRefused } from "~/app/domain/payments/payments";
import { openAction, openLoader } from "~/app/request/guards";

/** What a payment provider sends: by POST, or by GET where that is its protocol. It needs no session, but the provider's proof. */
export const loader = openLoader(notice);
export const action = openAction(notice);

async function notice({ request, params, context }: LoaderFunctionArgs | ActionFunctionArgs): Promise<Response> {
  const { site, visit } = context;
  if (params.provider !== site.tenant.payments.provider) return answer(404);
  const { method, headers } = request;
  const query = new URL(request.url).searchParams;
  const body = Buffer.from(await request.arrayBuffer());
  try {
    const ack = await receiveNotice(site, { method, headers, query, body, address: visit.ip });
    return answer(ack.status, ack.body);
  } catch (error) {
    if (error instanceof NoticeRefused) {
      site.log.warn({ provider: params.provider, reason: error.message }, "a payment notice was refused");
      return answer(403);
    }
    if (!(error instanceof GatewayUnavailable)) throw error;
    site.log.warn({ provider: params.provider, reason: error.message }, "a payment notice could not be checked");
    return answer(503, "", { "Retry-After": "60" });
  }
}

function answer(status: number, body = "", headers: Record<string, string> = {}): Response {
  const type = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
  return new Response(body, { status, headers: { ...type, ...headers } });
}
