import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from "@remix-run/node";
import { domainError } from "~/app/domain/errors";
import { forwardErrorHeaders } from "~/app/remix/error-headers";
import { codedError, pageError, unavailable } from "./error-response";

type Data = (args: LoaderFunctionArgs & ActionFunctionArgs) => unknown;

const mediaType = domainError("request.media_type", "unsupported");

/** The build whose loaders and actions may throw: here that becomes an answer, so that no route has to make one. */
export function withErrorsAtTheEdge(build: ServerBuild): ServerBuild {
  const routes = Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => {
      if (!route) return [id, route];
      const { loader, action } = route.module;
      const module = {
        headers: forwardErrorHeaders,
        ...route.module,
        ...(loader && { loader: edged(loader as Data) }),
        action: edged(isEndpoint(route.path) ? (action as Data) : formAction(action as Data | undefined)),
      };
      return [id, { ...route, module }];
    }),
  );
  return { ...build, routes: routes as ServerBuild["routes"] };
}

/** Endpoints answer every method, and read every type of body, themselves. */
function isEndpoint(path: string | undefined): boolean {
  return path !== undefined && /^(api|payments\/notices)\//.test(path);
}

/** A page takes forms and nothing else. Without an action of its own it takes nothing, in our words and not in Remix's. */
function formAction(action: Data | undefined): Data {
  return (args) => {
    const { request, context } = args;
    if (!action || request.method !== "POST") {
      const allow = action ? "GET, HEAD, POST" : "GET, HEAD";
      const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", Allow: allow };
      throw new Response(context.visit.words.t("request.method"), { status: 405, headers });
    }
    if (/^application\/json\b/i.test(request.headers.get("content-type") ?? "")) throw mediaType();
    return action(args);
  };
}

function edged(data: Data): Data {
  return async (args) => {
    try {
      return await data(args);
    } catch (error) {
      if (error instanceof Response) throw error;
      const { request, context } = args;
      const coded = codedError(error, { site: context.site, request });
      if (coded) throw pageError(coded, context.visit.words);
      const { pathname } = new URL(request.url);
      if (!request.signal.aborted) context.site.log.error({ err: error, path: pathname }, "a route failed");
      throw unavailable(pathname, context.visit.words);
    }
  };
}
