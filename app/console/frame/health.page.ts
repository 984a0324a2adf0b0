import { consoleLoader } from "~/app/console/frame/guards";

/** Responds 200 to a proxy's health check if the console's host leads to this process. */
export const loader = consoleLoader(() => new Response("ok\n", { headers: { "Content-Type": "text/plain" } }));
