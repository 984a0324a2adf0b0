import { createRequestHandler, type ServerBuild } from "~/app/router/server";
import { type NarrowHandler, narrowHandler } from "./narrow";

interface Options {
  mode: "production" | "development";
  stock: boolean;
}

export function remixHandler(build: ServerBuild, { mode, stock }: Options): NarrowHandler {
  const narrow = narrowHandler(build, mode);
  if (!stock) return narrow;
  const handle = createRequestHandler(build, mode);
  return { ...narrow, handle: (request, context) => handle(request, { ...context, stock }) };
}
