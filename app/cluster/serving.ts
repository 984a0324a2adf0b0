import { hostname } from "node:os";
import { join } from "node:path";
import type { Standing } from "~/app/admin/standing";
import type { Machine } from "~/app/domain/machine";
import { cellsDigest, digest, MOST_AHEAD, secretDigest } from "~/app/domain/site/serving/alike";
import { type NodeStanding, openServedConfigs, type ThisNode } from "~/app/domain/site/serving/serving";
import type { Environment } from "~/app/settings/environment";
import type { Db } from "~/db/handle";
import type { Sharing } from "~/tenants/config/sharing";
import type { Channel } from "./channel";
import type { Clock } from "./clock";

interface Parts {
  channel: Channel;
  machine: Machine;
  control: Db;
  environment: Environment;
  secret: string;
  clock: Clock;
}

/** One process of a machine watches the tenants' folders; the others wait for it to end. */
const ALONE = { key: "tenants", owner: "machine", concurrency: 1, maxQueued: 10_000 };

/** How often a machine reports its state and reads the reports of other machines, in ms. */
const EACH = 15_000;

/**
 * Returns how this process shares the served config of each tenant, and how one process of the machine watches the
 * folders.
 */
export function sharingOn({ channel, machine, control, environment, secret, clock }: Parts): Sharing {
  const { databaseUrl, dataDir, operatorHost } = environment;
  const node = databaseUrl === undefined ? undefined : thisNode({ channel, environment, secret, clock });
  return {
    configs: openServedConfigs({ control, node, operatorHost }),
    copies: join(dataDir, ".served"),
    settledEvery: node && EACH,
    // Without a primary this process is about to end, too.
    alone: (watch) => void machine.semaphore.run(ALONE, watch).catch(() => {}),
    tell: (slugs) => channel.tell("served", slugs),
    hear: (changed) => void channel.subscribe("served", changed),
  };
}

function thisNode({ channel, environment, secret, clock }: Omit<Parts, "machine" | "control">): ThisNode {
  const { dataDir, release, cells } = environment;
  const own = { name: hostname(), release, secret: secretDigest(secret), cells: cellsDigest(cells) };
  return {
    ...own,
    id: digest(`${own.name} ${dataDir}`),
    ahead: clock.ahead,
    stands(standing) {
      const { differing, configs } = standing;
      const problem = problemOf(standing, clock.ahead()) ?? null;
      const told: Standing = { problem, ahead: clock.ahead(), differing, configs: configs.length };
      channel.ask("standing", told).catch(() => {}); // without a primary nothing reads the state
    },
  };
}

/** Returns why this machine should get no requests. Undefined if it may get requests. */
function problemOf({ former }: NodeStanding, ahead: number): string | undefined {
  if (former.secret.length > 0) return `its SECRET is not that of ${former.secret.join(", ")}, which served before`;
  if (former.cells.length > 0)
    return `its DATABASE_CELLS are not those of ${former.cells.join(", ")}, which served before`;
  if (Math.abs(ahead) > MOST_AHEAD) return `its clock is ${(ahead / 1000).toFixed(1)} s ahead of the database's`;
  return undefined;
}
