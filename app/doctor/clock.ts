import { createSocket } from "node:dgram";

export interface Clock {
  server: string;
  /**
   * Returns how far this machine's clock is ahead of the server's, in ms. Negative if this clock is behind. Rejects if
   * the server does not answer.
   */
  ahead(): Promise<number>;
}

/** Maximum wait for the answer, in ms. */
const PATIENCE = 3000;
/** Seconds from NTP's epoch 1900 to 1970. */
const EPOCH = 2_208_988_800;

/** Asks a time server by SNTP (RFC 4330). `server` is a host with an optional port: `pool.ntp.org`. */
export function clockBy(server: string, now: () => number = Date.now): Clock {
  const [host = "", port = "123"] = server.split(":");
  return {
    server,
    ahead: () =>
      new Promise((done, fail) => {
        const socket = createSocket("udp4");
        const late = setTimeout(() => end(new Error("no answer")), PATIENCE);
        let asked = now();
        let isOver = false;
        const end = (error?: Error) => {
          // A slow look-up of the name may fail after the time is up.
          if (isOver) return;
          isOver = true;
          clearTimeout(late);
          socket.removeAllListeners("message").close();
          if (error) fail(error);
        };
        socket.on("error", end);
        socket.once("message", (answer) => {
          const answered = now();
          end(answer.length < 48 ? new Error("no time in the answer") : undefined);
          // Assumes that the server's times of receipt and answer lie in the middle between our times of sending and
          // receipt.
          if (answer.length >= 48) done((asked + answered - timeAt(answer, 32) - timeAt(answer, 40)) / 2);
        });
        const question = Buffer.alloc(48);
        question[0] = 0b00_100_011; // version 4, a client
        // Takes the time of sending here, because the look-up of the server's name may have taken long.
        socket.send(question, Number(port), host, (error) => {
          asked = now();
          if (error) end(error);
        });
      }),
  };
}

/** Returns the time at an offset of the answer, UTC ms. */
function timeAt(packet: Buffer, offset: number): number {
  return (packet.readUInt32BE(offset) - EPOCH) * 1000 + (packet.readUInt32BE(offset + 4) / 2 ** 32) * 1000;
}
