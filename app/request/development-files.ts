import type { IncomingMessage, ServerResponse } from "node:http";
import { type Area, manifestFile } from "~/app/router/areas";
import type { ServerBuild } from "~/app/router/server";
import { pathOf } from "./gate";
import type { StaticFiles } from "./static-files";

export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Returns the files of the development server: every module that Vite knows, in both areas. The manifest contains only
 * the area's own routes, as in a build.
 */
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

/** The prefix of the addresses of Vite's virtual modules. */
const VIRTUAL = "/@id/";
