import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import type { Environment } from "~/app/settings/environment";
import { type Elsewhere, openElsewhere } from "~/db/cells/elsewhere";
import { refuseSame } from "~/db/cells/identity";
import type { Cells } from "~/db/cells/locate";
import { openPlacements } from "~/db/cells/placements";
import type { Db } from "~/db/handle";
import type { Channel } from "./channel";

interface Following {
  control: Db;
  channel: Channel;
  log: Logger;
}

/** Follows tenants' placements as they move. Undefined on SQLite. */
export function followedCells(
  { cells: all, databaseUrl }: Pick<Environment, "cells" | "databaseUrl">,
  following: Following,
): { cells?: Cells; elsewhere?: Elsewhere } {
  if (databaseUrl === undefined) return {};
  if (all.length === 0) {
    const elsewhere = openElsewhere(databaseUrl);
    follow(following, () => elsewhere.read());
    return { elsewhere };
  }
  const placements = openPlacements(following.control);
  refuseSame(all).catch((err) =>
    following.log.error({ err }, "two cells may be one database: move and clear no site before you have checked"),
  );
  follow(following, (slugs) => placements.read(slugs));
  return { cells: { all, placements } };
}

function follow({ channel, log }: Following, read: (slugs: string[] | undefined) => Promise<void>): void {
  channel.subscribe("placed", (slugs) => {
    void untilRead(() => read(slugs ?? undefined), log);
  });
}

/** In ms: the pause before the second try, and the longest pause between tries. */
const [PAUSE, LONGEST] = [100, 30_000];

/** Reads until a read succeeds, because a notification is not repeated. */
async function untilRead(read: () => Promise<void>, log: Logger): Promise<void> {
  for (let pause = PAUSE; ; pause = Math.min(LONGEST, pause * 2)) {
    try {
      return await read();
    } catch (err) {
      log.warn({ err }, "the placements of tenants could not be read: trying again");
    }
    await wait(pause * (0.5 + Math.random()), undefined, { ref: false });
  }
}
