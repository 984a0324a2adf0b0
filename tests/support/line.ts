import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/**
 * A connection to the test server that a test can cut. A browser behind it, with its service worker, is then offline.
 * The port stays taken, because another server could otherwise get it and respond.
 */
export interface Line {
  port: string;
  cut(): void;
  mend(): void;
}

export async function openLine(to = Number(process.env.BOUQUET_TEST_PORT)): Promise<Line> {
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(to, "127.0.0.1");
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on("error", () => socket.destroy());
      socket.on("close", () => open.delete(socket));
    }
    near.pipe(far).pipe(near);
    near.on("close", () => far.destroy());
    far.on("close", () => near.destroy());
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  server.unref();
  const { port } = server.address() as AddressInfo;
  return {
    port: `${port}`,
    cut() {
      isCut = true;
      for (const socket of open) socket.destroy();
    },
    mend() {
      isCut = false;
    },
  };
}
