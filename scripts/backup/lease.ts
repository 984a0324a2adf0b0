import { hostname } from "node:os";
import { prolongLease, releaseLease, takeLease } from "~/app/domain/desk/leases/leases";
import { readClock } from "~/db/clock";
import type { Db } from "~/db/handle";
import { Refusal } from "../refusal";

/** In ms: longer than this process stands still while it copies a database. */
const LEASE = 10 * 60_000;

interface Place {
  /** Of the lease. */
  name: string;
  /** The sentence that another process gets, before it says which one is at it. */
  busy: string;
}

/**
 * Does what one process of the installation does at a time. `mayGoOn` throws once that can't be said any more. Throws a Refusal with
 * the code `busy` where another one is at it.
 */
export async function aloneIn<T>(
  control: Db,
  { name, busy }: Place,
  work: (mayGoOn: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const own = { name, owner: `${hostname()} ${process.pid}`, ms: LEASE };
  const now = () => control.read(readClock); // machines that make backups share it
  const take = async () => takeLease(control, await now(), own);
  let holder = await take();
  if (holder !== undefined && isDead(holder)) {
    await releaseLease(control, { ...own, owner: holder });
    holder = await take();
  }
  if (holder !== undefined) throw new Refusal(`${busy} by process ${holder}.`, "busy");
  const mayGoOn = async () => {
    if (!(await prolongLease(control, await now(), own))) throw new Refusal("This process stood still for too long.");
  };
  const heartbeat = setInterval(() => void mayGoOn().catch(() => {}), LEASE / 10);
  try {
    return await work(mayGoOn);
  } finally {
    clearInterval(heartbeat);
    await releaseLease(control, own);
  }
}

/** A process of this machine that is gone. */
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
