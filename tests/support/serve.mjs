/** Serves the built tree for tests: prints its ports, then waits for its end. */
import { startServer } from "../../scripts/running.mjs";

const { port, adminPort } = await startServer();
if (adminPort !== undefined) console.log(`admin port ${adminPort}`);
console.log(`port ${port}`);
