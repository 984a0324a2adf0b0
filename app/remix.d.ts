declare module "virtual:remix/server-build" {
  import type { ServerBuild } from "@remix-run/node";

  const build: ServerBuild;
  export = build;
}

/** scripts/emojis.mjs */
declare module "virtual:emojis/*" {
  const emojis: import("frimousse").EmojiData;
  export default emojis;
}
