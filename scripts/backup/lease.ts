import { hostname } from "node:os";
import { prolongLease, releaseLease, takeLease } from "~/app/domain/desk/leases/leases";
import { readClock } from "~/db/clock";
import type { Db } from "~/db/handle";
import { Refusal } from "../refusal";

/** The length of the lease in ms. Longer than a copy of a database blocks this process's event loop. */
const LEASE = 10 * 60_000;

interface Place {
  name: string;
  /** The beginning of the error for a second process. The name of the lease's owner follows. */
  busy: string;
}

/**
 * Runs work that only one process of the installation may run at a time. `mayGoOn` throws if the lease was lost. Throws
 * a Refusal `busy` if another process has the lease.
 */
export async function aloneIn<T>(
  control: Db,
  { name, busy }: Place,
  work: (mayGoOn: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const own = { name, owner: `${hostname()} ${process.pid}`, ms: LEASE };
  const now = () => control.read(readClock); // all machines that make backups share this clock
  const take = async () => takeLease(control, await now(), own);
  let holder = await take();
  if (holder !== undefined && isDead(holder)) {
    await releaseLease(control, { ...own, owner: holder });
    holder = await take();
  }
  if (holder !== undefined) throw new Refusal(`${busy} by process ${holder}.`, "busy");
  const mayGoOn = async () => {
    if (!(await prolongLease(control, await now(), own))) throw new Refusal("This process was blocked for too long.");
  };
  const heartbeat = setInterval(() => void mayGoOn().catch(() => {}), LEASE / 10);
  try {
    return await work(mayGoOn);
  } finally {
    clearInterval(heartbeat);
    await releaseLease(control, own);
  }
}

function isDead(owner: string): boolean {
  const [host, pid] = owner.split(" ");
  if (host !== hostname() || !/^\d+$/.test(pid ?? "")) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ESRCH";
  }
}
