import { get } from "node:http";
import { createServer, type Socket } from "node:net";
import type { SiteSummary } from "~/app/cluster/served";
import { listen } from "~/app/sockets/listen";

/** Longest wait for a front page, in ms. */
const PATIENCE = 10_000;

/**
 * Requests the front page of each site from this process and returns the statuses by slug, 0 if no answer comes. `take`
 * serves a connection within the process.
 */
export async function frontPagesThrough(
  take: (socket: Socket) => void,
  sites: readonly SiteSummary[],
): Promise<Record<string, number>> {
  const server = createServer((socket) => {
    socket.on("error", () => {});
    take(socket);
  });
  const port = await listen(server, { setting: "PORT", port: 0, host: "127.0.0.1" });
  try {
    const statuses: Record<string, number> = {};
    for (const { slug, origin } of sites) statuses[slug] = await statusOf(port, new URL(origin).host);
    return statuses;
  } finally {
    server.close();
  }
}

function statusOf(port: number, host: string): Promise<number> {
  return new Promise((done) => {
    const asking = { port, host: "127.0.0.1", path: "/", headers: { host }, agent: false, timeout: PATIENCE } as const;
    const request = get(asking, (response) => {
      response.resume().once("close", () => done(response.complete ? response.statusCode! : 0));
    });
    request.once("timeout", () => request.destroy());
    request.once("error", () => done(0));
  });
}
