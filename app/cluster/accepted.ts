import type { Server } from "node:http";
import type { Socket } from "node:net";
import { CONNECTION, TAKEN } from "./acceptor";

/** Provides a worker's server with connections, because it does not listen itself. */
export interface ConnectionTaker {
  takeFor(server: Server): void;
  takeOwn(socket: Socket): void;
}

export function connectionTaker(): ConnectionTaker {
  let server: Server | undefined;

  function take(socket: Socket) {
    // Node's http server sets the same on the connections that it accepts.
    socket.allowHalfOpen = true;
    socket.setNoDelay();
    server?.emit("connection", socket);
    socket.resume();
  }

  return {
    takeFor(its) {
      server = its;
      // On this event, Node starts to watch the time limits of requests.
      server.emit("listening");
      process.on("message", (message, handle) => {
        if (message !== CONNECTION) return;
        process.send!(TAKEN, undefined, undefined, () => {});
        if (handle) take(handle as Socket); // missing if the connection closed on the way
      });
    },
    takeOwn: take,
  };
}
