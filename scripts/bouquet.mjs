#!/usr/bin/env node
import { isSupportedNode } from "./unready.mjs";

// `npx bouquet <noun> <verb>`, and each of the npm scripts. An older Node runs this far, and then Node 24 runs it again.
if (isSupportedNode(process.versions.node)) {
  const { runCommandLine } = await import("./typed.mjs");
  await runCommandLine();
} else {
  const { runOnSupportedNode } = await import("./node.mjs");
  await runOnSupportedNode();
}
