/** The settings of `scripts/building/routers.mjs` for Remix's plugin, as React Router's reads them. */
export default {
  appDirectory: "app",
  buildDirectory: process.env.BUILD_FOLDER ?? "build",
  ssr: true,
  routeDiscovery: { mode: "initial" },
};
