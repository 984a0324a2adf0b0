import { consoleLoader } from "~/app/console/frame/guards";

/** For the proxy in front: the console's host leads here, and its process answers. */
export const loader = consoleLoader(() => new Response("ok\n", { headers: { "Content-Type": "text/plain" } }));
