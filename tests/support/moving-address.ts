import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** An address that moves between machines, like a virtual IP. */
export interface MovingAddress {
  port: number;
  /** Leads new connections to that port, and ends the existing ones. */
  moveTo(port: number): void;
  close(): Promise<void>;
}

export async function openAddress(first: number): Promise<MovingAddress> {
  let target = first;
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target, "127.0.0.1");
    for (const socket of [near, far]) {
      open.add(socket);
      socket.setNoDelay(true);
      socket.on("error", () => socket.destroy());
      socket.on("close", () => open.delete(socket));
    }
    near.pipe(far).pipe(near);
    near.on("close", () => far.destroy());
    far.on("close", () => near.destroy());
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    moveTo(port) {
      target = port;
      cut();
    },
    close() {
      const closed = new Promise<void>((done) => server.close(() => done()));
      cut();
      return closed;
    },
  };
}
