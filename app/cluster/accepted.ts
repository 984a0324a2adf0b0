import type { Server } from "node:http";
import type { Socket } from "node:net";
import { CONNECTION, TAKEN } from "./acceptor";

/** Serves the connections that the primary hands to this process. The server itself does not listen. */
export function takeConnections(server: Server): void {
  // Node begins to watch the time limits of requests on this event.
  server.emit("listening");
  process.on("message", (message, handle) => {
    if (message !== CONNECTION) return;
    process.send!(TAKEN, undefined, undefined, () => {});
    const socket = handle as Socket | undefined;
    if (!socket) return; // it was closed before it arrived
    // As Node's http server has the connections that it accepts itself.
    socket.allowHalfOpen = true;
    socket.setNoDelay();
    server.emit("connection", socket);
    socket.resume();
  });
}
