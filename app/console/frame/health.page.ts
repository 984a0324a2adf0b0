import { consoleLoader } from "~/app/console/frame/guards";

/** For the proxy in front: answers if the console's host leads here and the process responds. */
export const loader = consoleLoader(() => new Response("ok\n", { headers: { "Content-Type": "text/plain" } }));
