import { consoleLoader } from "~/app/request/console/guards";

export const loader = consoleLoader(
  () => new Response("User-agent: *\nDisallow: /\n", { headers: { "Content-Type": "text/plain" } }),
);
