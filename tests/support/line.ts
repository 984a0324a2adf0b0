import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A connection to the test server that a test can cut: a browser behind it then has no network, its worker included. */
export interface Line {
  port: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
}

export async function openLine(to = Number(process.env.BOUQUET_TEST_PORT)): Promise<Line> {
  const open = new Set<Socket>();
  const server = createServer((near) => {
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
  const listen = (port: number) => new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port: `${port}`,
    cut() {
      const closed = new Promise<void>((done) => server.close(() => done()));
      for (const socket of open) socket.destroy();
      return closed;
    },
    mend: () => listen(port),
  };
}
