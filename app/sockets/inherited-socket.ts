/** The first descriptor that systemd hands over (sd_listen_fds(3)). */
const FIRST = 3;

/** The descriptor of the socket that systemd holds: while no server runs, connections wait in it. */
export function inheritedSocket(
  env: Record<string, string | undefined> = process.env,
  pid = process.pid,
): number | undefined {
  // Child processes have the variables too, but not the socket.
  if (Number(env.LISTEN_PID) !== pid || !env.LISTEN_FDS) return undefined;
  if (env.LISTEN_FDS !== "1")
    throw new Error(`LISTEN_FDS: must be one socket, and systemd hands ${env.LISTEN_FDS} over`);
  return FIRST;
}
