declare module "virtual:router/server-build" {
  import type { ServerBuild } from "~/app/router/server";

  const build: ServerBuild;
  export = build;
}
