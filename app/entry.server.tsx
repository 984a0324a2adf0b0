import type { ReactElement } from "react";
import { RouterServer } from "~/app/router/client";
import type { EntryContext, LoadContext } from "~/app/router/server";
import { FragmentsContext } from "~/themes/primitives/RenderedOnce";
import { TemplateContext, templates } from "~/themes/registry";
import { SpeechContext } from "~/themes/words";
import { consoleContextOf } from "./console/frame/context";
import { logOf } from "./request/edge";
import { unexpected } from "./request/error-response";
import { keptFragments } from "./request/kept-fragments";
import { fragmentsOfPage, type PageFragments } from "./router/fragment-pieces";
import { streamedPage } from "./router/streamed-page";
import { TextAnswer } from "./router/text-answer";
import { payloadFrom, wholePage } from "./router/whole-page";
import { fetchSignupForm } from "./ui/account/signup/SeldomSignupForm";
import { NonceContext } from "./ui/frame/Document";
import { LogoContext } from "./ui/frame/Logo";

await fetchSignupForm();

/** Renders Remix's answer with a page: an error, or the result of a form. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: LoadContext,
): Promise<Response> {
  if (loadContext.stock) {
    const { nonce } = loadContext.visit;
    const page = <RouterServer context={context} url={request.url} nonce={nonce} />;
    return streamedPage(await inSite(page, loadContext), { status, headers: asPage(headers), nonce });
  }
  const { serverHandoffStream, ...handedOver } = context;
  const payload = serverHandoffStream ? await payloadFrom(serverHandoffStream) : "";
  try {
    return await renderPage(request, { status, headers, payload }, handedOver, loadContext);
  } catch (error) {
    handleError(error, { request, context: loadContext });
    throw unexpected(loadContext.visit.words);
  }
}

/** Renders a page whose data is complete. */
export async function renderPage(
  request: Request,
  { status, headers, payload }: { status: number; headers: Headers; payload: string },
  context: EntryContext,
  loadContext: LoadContext,
): Promise<Response> {
  const fragments = fragmentsFor(loadContext);
  const routed = <RouterServer context={context} url={request.url} />;
  const page = await inSite(
    fragments ? <FragmentsContext.Provider value={fragments}>{routed}</FragmentsContext.Provider> : routed,
    loadContext,
  );
  const { nonce } = loadContext.visit;
  return new TextAnswer(wholePage(page, { payload, nonce, fragments }), { status, headers: asPage(headers) });
}

/**
 * Returns the cache of fragments. Undefined on the console, and in development, where an edited component must show at
 * once.
 */
function fragmentsFor(context: LoadContext): PageFragments | undefined {
  if (!import.meta.env.PROD || consoleContextOf(context)) return undefined;
  return fragmentsOfPage(keptFragments(context.site, context.visit));
}

/** Wraps the page in the site's template and the visitor's language, or in the console's language for operators. */
async function inSite(page: ReactElement, context: LoadContext): Promise<ReactElement> {
  const console = consoleContextOf(context);
  if (console) return <SpeechContext.Provider value={console.visit.words}>{page}</SpeechContext.Provider>;
  const { site, visit } = context;
  const slots = await templates[site.tenant.template]();
  return (
    <NonceContext.Provider value={visit.nonce}>
      <SpeechContext.Provider value={visit.words}>
        <LogoContext.Provider value={site.tenant.overrides.logoMarkup}>
          <TemplateContext.Provider value={slots}>{page}</TemplateContext.Provider>
        </LogoContext.Provider>
      </SpeechContext.Provider>
    </NonceContext.Provider>
  );
}

function asPage(headers: Headers): Headers {
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.append("Vary", "Cookie, Accept-Language");
  return headers;
}

/** Logs an error of a loader, an action or a render. The visitor sees the error page. */
export function handleError(error: unknown, { request, context }: { request: Request; context: LoadContext }) {
  if (request.signal.aborted || error instanceof Response) return;
  logOf(context).error({ err: error }, "a route failed");
}
