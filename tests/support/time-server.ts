/** A local time server, right or off by a test's amount. */
import { createSocket } from "node:dgram";
import { afterFile } from "./after-file";

export interface TimeServer {
  /** `127.0.0.1:1123` */
  address: string;
  /** How far the server's clock is behind, in ms. */
  behind: number;
  /** Whether the server ignores questions. */
  silent: boolean;
}

const FROM_1900 = 2_208_988_800;

export async function startTimeServer(): Promise<TimeServer> {
  const server = createSocket("udp4");
  const time: TimeServer = { address: "", behind: 0, silent: false };
  server.on("message", (_, { port, address }) => {
    if (time.silent) return;
    const answer = Buffer.alloc(48);
    const now = Date.now() - time.behind;
    for (const offset of [32, 40]) {
      answer.writeUInt32BE(Math.floor(now / 1000) + FROM_1900, offset);
      answer.writeUInt32BE(Math.floor(((now % 1000) / 1000) * 2 ** 32), offset + 4);
    }
    server.send(answer, port, address);
  });
  await new Promise<void>((done) => server.bind(0, "127.0.0.1", done));
  time.address = `127.0.0.1:${server.address().port}`;
  afterFile(() => void server.close());
  return time;
}
