import type { Logger } from "pino";
import type { Environment } from "~/app/environment";
import { refuseSame } from "~/db/cells/identity";
import type { Cells } from "~/db/cells/locate";
import { openPlacements } from "~/db/cells/placements";
import type { Db } from "~/db/handle";
import type { Channel } from "./channel";

/** Where tenants lie, as somebody moves them; undefined where there is one database. */
export function followedCells(
  { cells: all }: Pick<Environment, "cells">,
  { control, channel, log }: { control: Db; channel: Channel; log: Logger },
): Cells | undefined {
  if (all.length === 0) return undefined;
  const placements = openPlacements(control);
  refuseSame(all).catch((err) =>
    log.error({ err }, "cells that may be one database: move and clear no site before that is settled"),
  );
  channel.subscribe("placed", (slugs) => {
    placements.read(slugs ?? undefined).catch((err) => log.warn({ err }, "where tenants lie could not be read"));
  });
  return { all, placements };
}
