#!/usr/bin/env node
import { isSupportedNode } from "./unready.mjs";

// Runs `npx bouquet <noun> <verb>` and the npm scripts. On an older Node this process starts Node 24 instead.
if (isSupportedNode(process.versions.node)) {
  const { runCommandLine } = await import("./typed.mjs");
  await runCommandLine();
} else {
  const { runOnSupportedNode } = await import("./node.mjs");
  await runOnSupportedNode();
}
