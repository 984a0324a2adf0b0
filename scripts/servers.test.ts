import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { runningServers, takeBuild } from "./servers.mjs";

const endings: (() => void)[] = [];
afterEach(() => {
  for (const end of endings.splice(0)) end();
});

test("a server that ends without reading a request does not count as running", async () => {
  const { folder } = await endingServer();
  expect(await runningServers(folder)).toEqual([]);
});

test("a takeover fails if the server ends without reading it", async () => {
  const { path } = await endingServer();
  await expect(takeBuild({ path, status: {} as never }, "first", () => {})).rejects.toThrow(/ECONNRESET|server ended/);
});

/** Starts a server that resets each connection at its first data. */
async function endingServer() {
  const folder = mkdtempSync(join(tmpdir(), "servers-"));
  const path = join(folder, ".server-0123456789ab.sock");
  const server = createServer({ pauseOnConnect: true }, (socket) => void setTimeout(() => socket.destroy(), 50));
  await new Promise<void>((done) => server.listen(path, done));
  endings.push(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });
  return { folder, path };
}
