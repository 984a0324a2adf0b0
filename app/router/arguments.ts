/** The context of every loader and action. `request/visit.ts` adds the site and its visitor. */
export interface LoadContext {
  [key: string]: unknown;
  /** True if the router's own entry must render the page. */
  stock?: boolean;
}

/** A loader's arguments: the routers' own types leave `context` untyped. */
export interface LoaderFunctionArgs {
  request: Request;
  params: Readonly<Record<string, string | undefined>>;
  context: LoadContext;
}

export type ActionFunctionArgs = LoaderFunctionArgs;

export type RouteFunction = (args: LoaderFunctionArgs) => unknown;

export type RequestHandler = (request: Request, context?: LoadContext) => Promise<Response>;
