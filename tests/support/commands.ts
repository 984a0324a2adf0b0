/** Every command as it is declared. */
import audit from "~/scripts/commands/audit";
import bench from "~/scripts/commands/bench";
import campaigns from "~/scripts/commands/campaigns";
import credits from "~/scripts/commands/credits";
import db from "~/scripts/commands/db";
import type { Command } from "~/scripts/commands/declaration";
import lighthouse from "~/scripts/commands/lighthouse";
import outbox from "~/scripts/commands/outbox";
import photos from "~/scripts/commands/photos";
import postbacks from "~/scripts/commands/postbacks";
import reports from "~/scripts/commands/reports";
import secret from "~/scripts/commands/secret";
import seed from "~/scripts/commands/seed";
import tenant from "~/scripts/commands/tenant";
import theme from "~/scripts/commands/theme";
import * as tree from "~/scripts/commands/tree.mjs";

export const declared: Record<string, Command> = {
  ...tree,
  ...{
    audit,
    bench,
    campaigns,
    credits,
    db,
    lighthouse,
    outbox,
    photos,
    postbacks,
    reports,
    secret,
    seed,
    tenant,
    theme,
  },
};
