import type { AppLoadContext, EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import type { ReactElement } from "react";
import { TemplateContext, templates } from "~/themes/registry";
import { SpeechContext } from "~/themes/words";
import { streamedPage } from "./remix/streamed-page";
import { TextAnswer } from "./remix/text-answer";
import { payloadFrom, wholePage } from "./remix/whole-page";
import { NonceContext } from "./ui/Document";
import { fetchSignupForm } from "./ui/signup/SeldomSignupForm";

await fetchSignupForm();

/** Remix's answer with a page: how it has failed, or what became of a form. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  if (loadContext.stock) {
    const { nonce } = loadContext.visit;
    const page = <RemixServer context={context} url={request.url} nonce={nonce} />;
    return streamedPage(await inSite(page, loadContext), { status, headers: asPage(headers), nonce });
  }
  const { serverHandoffStream, ...handedOver } = context;
  const payload = serverHandoffStream ? await payloadFrom(serverHandoffStream) : "";
  return renderPage(request, { status, headers, payload }, handedOver, loadContext);
}

/** The same for a page whose data is there. */
export async function renderPage(
  request: Request,
  { status, headers, payload }: { status: number; headers: Headers; payload: string },
  context: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const page = await inSite(<RemixServer context={context} url={request.url} />, loadContext);
  return new TextAnswer(wholePage(page, payload, loadContext.visit.nonce), { status, headers: asPage(headers) });
}

/** The page in the site's template and the visitor's language. */
async function inSite(page: ReactElement, { site, visit }: AppLoadContext): Promise<ReactElement> {
  const slots = await templates[site.tenant.template]();
  return (
    <NonceContext.Provider value={visit.nonce}>
      <SpeechContext.Provider value={visit.words}>
        <TemplateContext.Provider value={slots}>{page}</TemplateContext.Provider>
      </SpeechContext.Provider>
    </NonceContext.Provider>
  );
}

function asPage(headers: Headers): Headers {
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.append("Vary", "Cookie, Accept-Language");
  return headers;
}

/** What went wrong in a loader, an action or a render. People see the error page; this is for the log. */
export function handleError(error: unknown, { request, context }: { request: Request; context: AppLoadContext }) {
  if (request.signal.aborted) return;
  context.site.log.error({ err: error, path: new URL(request.url).pathname }, "a route failed");
}
