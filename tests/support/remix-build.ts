import type { ServerBuild } from "~/app/router/server";

interface Route {
  path?: string;
  index?: boolean;
  parentId?: string;
  module: object;
}

/** Returns a Remix build without files: routes by id, and the module that renders them. */
export function buildOf(named: Record<string, Route>, entry: object): ServerBuild {
  const routes = Object.entries(named).map(([id, route]) => [id, { id, ...route }] as const);
  const assets = routes.map(([id, { module, ...route }]) => {
    const has = { hasLoader: "loader" in module, hasAction: false, hasErrorBoundary: "ErrorBoundary" in module };
    return [id, { ...route, ...has, hasClientAction: false, hasClientLoader: false, module: `/${id}.js` }];
  });
  return {
    entry: { module: entry },
    routes: Object.fromEntries(routes),
    assets: { entry: { imports: [], module: "/entry.js" }, routes: Object.fromEntries(assets), url: "/", version: "1" },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: { v3_singleFetch: true },
    basename: "/",
    mode: "production",
    isSpaMode: false,
  } as unknown as ServerBuild;
}
