import type { IncomingMessage, ServerResponse } from "node:http";
import { type Area, manifestFile } from "~/app/router/areas";
import type { ServerBuild } from "~/app/router/server";
import { pathOf } from "./gate";
import type { StaticFiles } from "./static-files";

export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Every module that Vite knows, in both areas. The manifest is the area's own, as in a build. */
export function developmentFiles(vite: Middleware, tenantBuild: () => Promise<ServerBuild>): Record<Area, StaticFiles> {
  const modules: StaticFiles = (request, response) =>
    new Promise((done) => {
      response.once("close", () => done(true));
      vite(request, response, () => done(false));
    });
  return {
    console: modules,
    async tenant(request, response) {
      const path = pathOf(request.url ?? "");
      if (!path.startsWith(VIRTUAL)) return modules(request, response);
      const build = await tenantBuild();
      if (path !== build.assets.url) return modules(request, response);
      response.writeHead(200, { "Content-Type": "text/javascript", "Cache-Control": "no-cache" });
      response.end(manifestFile(build));
      return true;
    },
  };
}

/** The address of Vite's modules that are no files. */
const VIRTUAL = "/@id/";
