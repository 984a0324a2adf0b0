/** The first descriptor that systemd hands over (sd_listen_fds(3)). */
const FIRST = 3;

/**
 * The descriptor of the socket that systemd listens on for this process: while no server runs, connections wait in it. Undefined
 * where there is none. Throws an error whose message is fit to print where there are several.
 */
export function inheritedSocket(
  env: Record<string, string | undefined> = process.env,
  pid = process.pid,
): number | undefined {
  // Processes that this one starts have the variables as well, and not the socket.
  if (Number(env.LISTEN_PID) !== pid || !env.LISTEN_FDS) return undefined;
  if (env.LISTEN_FDS !== "1")
    throw new Error(`LISTEN_FDS: must be one socket, and systemd hands ${env.LISTEN_FDS} over`);
  return FIRST;
}
