import type { Operator } from "~/app/domain/operator";
import { HIGH_VOLUME, KEPT, type Restriction, SENDING } from "~/app/domain/safety/restrictions/restrictions";
import type { Site } from "~/app/domain/site";
import { audited } from "~/app/domain/site/audit/audit";
import { requiredReason } from "~/app/domain/site/audit/audit.schema";
import { enqueue } from "~/app/domain/site/outbox/outbox";
import type { Asked, Page } from "~/db/pages";
import { noSuchStatement } from "./statements.errors";
import {
  countRefusals,
  countStatements,
  forgetRefusal,
  refusedStatement,
  refusedStatements,
} from "./statements.queries";

/** The state of a site's statements about restrictions of the last six months. */
export interface Statements {
  sent: number;
  waiting: number;
  /** Statements refused by the Database or by the local check, newest first, each with the reason. */
  refused: Page<Restriction>;
}

/** Returns the state of a site's statements. Returns null if the operator sends nothing to the Database. */
export async function statementsAt(
  site: Pick<Site, "db" | "registry" | "now">,
  asked: Asked = {},
): Promise<Statements | null> {
  if (!site.registry) return null;
  const since = site.now() - KEPT;
  return site.db.read(async (conn) => ({
    ...(await countStatements(conn, since)),
    refused: await refusedStatements(conn, { besides: HIGH_VOLUME, since }, asked),
  }));
}

/** Counts the statements that `statementsAt` lists as refused. */
export function countRefused({ db, now }: Pick<Site, "db" | "now">): Promise<number> {
  return db.read((conn) => countRefusals(conn, { besides: HIGH_VOLUME, since: now() - KEPT }));
}

/** Returns a refused statement. Throws law.no_statement. */
export async function statementNamed(site: Pick<Site, "db">, id: string): Promise<Restriction> {
  const found = await site.db.read((conn) => refusedStatement(conn, id, HIGH_VOLUME));
  if (!found) throw noSuchStatement();
  return found;
}

/** Resends a refused statement after its cause was fixed. Throws account.reason_missing, law.no_statement. */
export function retryStatement(site: Site, operator: Operator, id: string, reason: string): Promise<void> {
  const why = requiredReason(reason);
  return site.db.transact(
    audited(site, operator, async (tx) => {
      const found = await refusedStatement(tx, id, HIGH_VOLUME);
      if (!found) throw noSuchStatement();
      await forgetRefusal(tx, id);
      await enqueue(site, tx, SENDING, { key: site.newId(), payload: { round: 0 } });
      const on = { kind: "statement" as const, id };
      const states = { before: { refused: true }, after: { refused: false } };
      const entry = { action: "statements.retry" as const, on, member: found.memberId, reason: why, ...states };
      return { value: undefined, entry };
    }),
  );
}
