import type { Logger } from "pino";
import { domainError } from "~/app/domain/errors";
import { takingBack } from "~/app/domain/site/limits/limits";
import { forwardErrorHeaders } from "~/app/router/error-headers";
import type { ActionFunctionArgs, LoadContext, LoaderFunctionArgs, ServerBuild } from "~/app/router/server";
import { answersJson, codedError, methodNotAllowed, pageError, unavailable, wireError } from "./error-response";
import { isSafeLocation } from "./redirects";

type Data = (args: LoaderFunctionArgs & ActionFunctionArgs) => unknown;

const mediaType = domainError("request.media_type", "unsupported");

/**
 * Wraps all loaders and actions of a build, and turns their errors into answers. Routes therefore need no error
 * handling.
 */
export function withErrorsAtTheEdge(build: ServerBuild): ServerBuild {
  const routes = Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => {
      if (!route) return [id, route];
      const { loader, action } = route.module;
      const module = {
        headers: forwardErrorHeaders,
        ...route.module,
        ...(loader && { loader: edged(loader as Data) }),
        action: edged(action && isEndpoint(route.path) ? (action as Data) : formAction(action as Data | undefined)),
      };
      return [id, { ...route, module }];
    }),
  );
  return { ...build, routes: routes as ServerBuild["routes"] };
}

/** Returns whether the route handles every method and body type itself. */
function isEndpoint(path: string | undefined): boolean {
  return path !== undefined && /^(api|payments\/notices)\//.test(path);
}

/**
 * Makes a page accept only form bodies, and no body if the page has no action. Without this wrapper Remix would answer
 * with its own error.
 */
function formAction(action: Data | undefined): Data {
  return (args) => {
    const { request, context } = args;
    if (!action || request.method !== "POST") {
      const { pathname } = new URL(request.url);
      throw methodNotAllowed(pathname, action ? ["GET", "POST"] : ["GET"], context.visit.words);
    }
    if (/^application\/json\b/i.test(request.headers.get("content-type") ?? "")) throw mediaType();
    return action(args);
  };
}

/**
 * Replaces a redirect to another site by a redirect to the front page. An address such as `//evil.example` leads to
 * another site.
 */
function withOwnLocation<Answer>(answer: Answer, log: Logger): Answer {
  const location = answer instanceof Response ? answer.headers.get("Location") : null;
  if (location === null || isSafeLocation(location)) return answer;
  log.warn("a redirect to another site was refused");
  (answer as Response).headers.set("Location", "/");
  return answer;
}

function edged(data: Data): Data {
  return (args) => takingBack(() => answered(data, args), isUnavailable);
}

/**
 * Returns whether the outcome is the answer of an unavailable site. A call returns this answer, and a page throws it.
 */
function isUnavailable(outcome: unknown): boolean {
  return outcome instanceof Response && outcome.status === 503;
}

async function answered(data: Data, args: Parameters<Data>[0]): Promise<unknown> {
  const { request, context } = args;
  const log = logOf(context);
  try {
    return withOwnLocation(await data(args), log);
  } catch (error) {
    if (error instanceof Response) throw withOwnLocation(error, log);
    const coded = codedError(error, { site: { log }, request });
    const { pathname } = new URL(request.url);
    if (coded) throw (answersJson(pathname) ? wireError : pageError)(coded, context.visit.words);
    if (!request.signal.aborted) log.error({ err: error }, "a route failed");
    throw unavailable(pathname, context.visit.words);
  }
}

export function logOf(context: LoadContext): Logger {
  return context.area === "console" ? (context as unknown as { log: Logger }).log : context.site.log;
}
