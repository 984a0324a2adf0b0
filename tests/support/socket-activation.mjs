/**
 * Simulates systemd with a socket unit: listens on PORT, and starts the server with that socket repeatedly. This
 * process accepts no connections, because it blocks while it waits for the server.
 */
import { spawnSync } from "node:child_process";
import { createServer } from "node:net";

const socket = createServer();
socket.listen(Number(process.env.PORT), "127.0.0.1", () => {
  const descriptor = /** @type {{ _handle?: { fd: number } }} */ (/** @type {unknown} */ (socket))._handle?.fd;
  const command = 'LISTEN_PID=$$ LISTEN_FDS=1 exec "$0" tests/support/serve.mjs';
  for (;;) spawnSync("sh", ["-c", command, process.execPath], { stdio: ["ignore", "inherit", "inherit", descriptor] });
});
