import type { AddressInfo, Server } from "node:net";
import { setImmediate as turn } from "node:timers/promises";

interface Address {
  /** The setting that it comes from. */
  setting: string;
  /** 0 takes any that is free. */
  port: number;
  host: string;
  /** Of a socket that somebody listens on already, in place of all that. */
  descriptor?: number | undefined;
}

/** Connections that a socket holds that was handed over, as the unit says (scripts/production/bouquet.socket). */
const HELD = 4_096;

/** Listens, and gives the port. Throws an error whose message is fit to print where it cannot. */
export function listen(server: Server, { setting, port, host, descriptor }: Address): Promise<number> {
  return new Promise((done, fail) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") fail(new Error(`${setting}: ${port} is taken by another program`));
      else if (["ENOTFOUND", "EAI_AGAIN", "EADDRNOTAVAIL"].includes(error.code ?? "")) {
        const name = setting.replace("PORT", "HOST");
        fail(new Error(`${name}: must be an address of this machine, e.g. 127.0.0.1, and ${host} is none`));
      } else fail(error);
    });
    const listening = () => {
      // A connection that can't be accepted, for want of a descriptor say, is that connection's end and no more.
      server.on("error", () => {});
      done((server.address() as AddressInfo).port);
    };
    if (descriptor === undefined) server.listen(port, host, listening);
    // Else what the socket holds would be bounded anew, by less.
    else server.listen({ fd: descriptor }, HELD, listening);
  });
}

/**
 * Gives back once the connections have come that the system holds for this process. Those that it holds when a server listens no
 * more are reset, and a proxy may not send their forms again.
 */
export async function heldConnections(): Promise<void> {
  // The first turn may be the end of the one that asks.
  for (let turns = 0; turns < 2; turns++) await turn();
}
