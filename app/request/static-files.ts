import type { IncomingMessage, ServerResponse } from "node:http";
import sirv from "sirv";
import { pathOf } from "./gate";

export type StaticFiles = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The built browser files: compressed at build, named after their content, kept by browsers for ever. */
export function openStaticFiles(folder: string): StaticFiles {
  const serve = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(response, pathname) {
      const named = pathname.startsWith("/assets/");
      response.setHeader("Cache-Control", named ? "public, max-age=31536000, immutable" : "public, max-age=3600");
    },
  });
  return (request, response, next) => {
    // public/README.md is for those who work here.
    if (!/\.(?!md$|data$|php$)\w+$/.test(pathOf(request.url ?? ""))) return next();
    // A part of a file is never needed, and sirv lets `bytes=9-1` throw.
    if (request.headers.range !== undefined) delete request.headers.range;
    serve(request, response, next);
  };
}
