import type { Server } from "node:http";
import type { Socket } from "node:net";
import { CONNECTION, TAKEN } from "./acceptor";

/** Where a worker's server has its connections from. It does not listen itself. */
export interface ConnectionTaker {
  /** Serves the connections that the primary hands to this process. */
  takeFor(server: Server): void;
  /** Serves one that was made within this process. */
  takeOwn(socket: Socket): void;
}

export function connectionTaker(): ConnectionTaker {
  let server: Server | undefined;

  function take(socket: Socket) {
    // As Node's http server has the connections that it accepts itself.
    socket.allowHalfOpen = true;
    socket.setNoDelay();
    server?.emit("connection", socket);
    socket.resume();
  }

  return {
    takeFor(its) {
      server = its;
      // Node begins to watch the time limits of requests on this event.
      server.emit("listening");
      process.on("message", (message, handle) => {
        if (message !== CONNECTION) return;
        process.send!(TAKEN, undefined, undefined, () => {});
        if (handle) take(handle as Socket); // else it was closed before it arrived
      });
    },
    takeOwn: take,
  };
}
