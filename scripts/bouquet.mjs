#!/usr/bin/env node
import { isSupportedNode } from "./unready.mjs";

// Runs `npx bouquet <noun> <verb>` and the npm scripts. An older Node stops here and starts Node 24.
if (isSupportedNode(process.versions.node)) {
  const { runCommandLine } = await import("./typed.mjs");
  await runCommandLine();
} else {
  const { runOnSupportedNode } = await import("./node.mjs");
  await runOnSupportedNode();
}
