import { once } from "node:events";
import { hostname } from "node:os";
import { join } from "node:path";
import { effects } from "~/app/domain/effect-handlers";
import type { Machine } from "~/app/domain/machine";
import type { Sites } from "~/app/domain/site";
import { type RunningOutbox, runOutbox } from "~/app/domain/site/outbox/loop";
import type { Databases } from "~/db/open";
import type { TenantRegistry } from "~/tenants/config/watch";
import { workAlone } from "./alone";
import type { Channel } from "./channel";

interface Parts {
  channel: Channel;
  machine: Machine;
  registry: TenantRegistry;
  sites: Sites;
  databases: Databases;
  dataDir: string;
  now(): number;
}

/** Runs the outbox of every tenant once this process has the machine's turn. */
export function startOutbox(parts: Parts): Pick<RunningOutbox, "depths" | "stop"> {
  let outbox: RunningOutbox | undefined;
  const { stop } = workAlone(parts.machine, "outbox", async ({ signal }) => {
    if (signal.aborted) return;
    outbox = outboxOf(parts);
    const unsubscribe = parts.channel.subscribe("event", ({ tenant, event }) => {
      if (event.kind === "effects") outbox?.wake(tenant, event.dueAt);
    });
    await once(signal, "abort");
    unsubscribe();
    await outbox.stop();
  });
  return { depths: () => outbox?.depths() ?? new Map(), stop };
}

function outboxOf({ registry, sites, databases, dataDir, now }: Parts): RunningOutbox {
  return runOutbox({
    slugs: () => registry.all().map(({ slug }) => slug),
    siteOf(slug) {
      const tenant = registry.bySlug(slug);
      return tenant && sites.of(tenant);
    },
    now,
    glance: databases.glance,
    stamp: databases.stamp,
    effects,
    owner: `${hostname()} ${process.pid} ${Date.now().toString(36)}`,
    file: join(dataDir, ".outbox-looks.json"),
  });
}
