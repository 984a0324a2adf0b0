import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { type NarrowHandler, narrowHandler } from "./narrow";

declare module "@remix-run/node" {
  interface AppLoadContext {
    /** Set where a page is to be rendered as Remix's own entry does it. */
    stock?: boolean;
  }
}

interface Options {
  mode: "production" | "development";
  /** Remix's own handler, of all routes. */
  stock: boolean;
}

/** What answers every request that is not a file's. */
export function remixHandler(build: ServerBuild, { mode, stock }: Options): NarrowHandler {
  const narrow = narrowHandler(build, mode);
  if (!stock) return narrow;
  const handle = createRequestHandler(build, mode);
  return { ...narrow, handle: (request, context) => handle(request, { ...context, stock }) };
}
