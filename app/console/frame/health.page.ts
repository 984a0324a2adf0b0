import { consoleLoader } from "~/app/console/frame/guards";

/** Answers the proxy in front, if the console's host leads here and the process responds. */
export const loader = consoleLoader(() => new Response("ok\n", { headers: { "Content-Type": "text/plain" } }));
