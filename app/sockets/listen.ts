import type { AddressInfo, Server } from "node:net";
import { setImmediate as turn } from "node:timers/promises";

interface Address {
  setting: string;
  /** The port. 0 takes any free one. */
  port: number;
  host: string;
  /** The descriptor of an inherited socket, instead of host and port. */
  descriptor?: number | undefined;
}

/** The backlog of an inherited socket, as the unit sets it (scripts/production/bouquet.socket). */
const HELD = 4_096;

/** Listens and returns the port. Throws an error with a printable message if it cannot. */
export function listen(server: Server, { setting, port, host, descriptor }: Address): Promise<number> {
  return new Promise((done, fail) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") fail(new Error(`${setting}: ${port} is taken by another program`));
      else if (["ENOTFOUND", "EAI_AGAIN", "EADDRNOTAVAIL"].includes(error.code ?? "")) {
        const name = setting.replace("PORT", "HOST");
        fail(new Error(`${name}: must be an address of this machine, e.g. 127.0.0.1. You wrote ${host}`));
      } else fail(error);
    });
    const listening = () => {
      // A connection that cannot be accepted, for example without a free descriptor, affects no other.
      server.on("error", () => {});
      done((server.address() as AddressInfo).port);
    };
    if (descriptor === undefined) server.listen(port, host, listening);
    // Without the second argument, Node would set a smaller backlog.
    else server.listen({ fd: descriptor }, HELD, listening);
  });
}

/** A server that stops resets connections in the backlog, and a proxy may not resend their forms. */
export async function heldConnections(): Promise<void> {
  // The first turn may be the end of the current one.
  for (let turns = 0; turns < 2; turns++) await turn();
}
