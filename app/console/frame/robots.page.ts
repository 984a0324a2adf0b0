import { consoleLoader } from "~/app/console/frame/guards";

export const loader = consoleLoader(
  () => new Response("User-agent: *\nDisallow: /\n", { headers: { "Content-Type": "text/plain" } }),
);
