import type { Space } from "~/app/domain/machine";
import type { Asker } from "./channel";

/** Maximum disk space of uploads in progress, in bytes: per tenant, and per machine. */
const MOST = { tenant: 1024 ** 3, machine: 4 * 1024 ** 3 };

/** Reserves disk space. The reservations of a process end with it. */
export function reservations(most = MOST) {
  const byTenant = new Map<string, number>();
  const held = new Map<number, () => void>();
  let total = 0;
  let given = 0;

  function add(tenant: string, bytes: number): void {
    const sum = (byTenant.get(tenant) ?? 0) + bytes;
    if (sum > 0) byTenant.set(tenant, sum);
    else byTenant.delete(tenant);
    total += bytes;
  }

  return {
    /** Reserves disk space. Returns the number for `release`, or null if too little space is left. */
    reserve({ tenant, bytes }: Space, asker: Asker): number | null {
      if (total + bytes > most.machine || (byTenant.get(tenant) ?? 0) + bytes > most.tenant) return null;
      const id = ++given;
      add(tenant, bytes);
      const release = () => {
        if (!held.delete(id)) return;
        spare();
        add(tenant, -bytes);
      };
      const spare = asker.onGone(release);
      held.set(id, release);
      return id;
    },
    release: (id: number) => held.get(id)?.(),
  };
}
