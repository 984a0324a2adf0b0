import { get } from "node:http";
import { listen } from "~/app/sockets/listen";
import { serve } from "./server";

/** Serves every site for a moment on a private address and requests its front page. Has no other effect. */
export async function frontPages(): Promise<Record<string, number>> {
  const serving = await serve({
    idle: true,
    listen: (server) => listen(server, { setting: "PORT", port: 0, host: "127.0.0.1" }),
  });
  try {
    const statuses: Record<string, number> = {};
    for (const { slug, origin } of serving.sites) {
      statuses[slug] = await statusOf(serving.port, new URL(origin).host);
    }
    return statuses;
  } finally {
    await serving.close();
  }
}

function statusOf(port: number, host: string): Promise<number> {
  return new Promise((done, fail) => {
    const request = get({ port, host: "127.0.0.1", path: "/", headers: { host } }, (response) => {
      response.resume().once("end", () => done(response.statusCode!));
    });
    request.once("error", fail);
  });
}
