import type { Space } from "~/app/domain/machine";
import type { Asker } from "./channel";

/** How much uploads may hold on a machine's disk at once, in bytes: those of one tenant, and all together. */
const MOST = { tenant: 1024 ** 3, machine: 4 * 1024 ** 3 };

/** Shares out room on the disk; what a process holds when it ends is free again. */
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
    /** The number to release it with; null where there is too little left. */
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
