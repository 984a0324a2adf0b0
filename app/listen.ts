import type { AddressInfo, Server } from "node:net";

interface Address {
  /** The setting that it comes from. */
  setting: string;
  /** 0 takes any that is free. */
  port: number;
  host: string;
}

/** Listens, and gives the port. Throws an error whose message is fit to print where it cannot. */
export function listen(server: Server, { setting, port, host }: Address): Promise<number> {
  return new Promise((done, fail) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") fail(new Error(`${setting}: ${port} is taken by another program`));
      else if (["ENOTFOUND", "EAI_AGAIN", "EADDRNOTAVAIL"].includes(error.code ?? "")) {
        const name = setting.replace("PORT", "HOST");
        fail(new Error(`${name}: must be an address of this machine, e.g. 127.0.0.1, and ${host} is none`));
      } else fail(error);
    });
    server.listen(port, host, () => {
      // A connection that can't be accepted, for want of a descriptor say, is that connection's end and no more.
      server.on("error", () => {});
      done((server.address() as AddressInfo).port);
    });
  });
}
