import type { Desk } from "~/app/domain/desk";
import { mailOperator } from "~/app/domain/desk/desk-mail/desk-mail";
import { operatorsOf } from "~/app/domain/desk/operators/operators";
import type { ToldDispute } from "~/app/domain/machine";

/** Emails a chargeback, or a won dispute, to the owners and finance operators of its brand. */
export async function mailDispute(desk: Pick<Desk, "db" | "now" | "newId">, dispute: ToldDispute): Promise<void> {
  const { key, tenant, brand, order, provider, minor, currency, won, at } = dispute;
  const readers = (await operatorsOf(desk)).filter(({ leftAt, grants }) => {
    const isTheirs = (of: string | null) => of === null || of === tenant;
    return leftAt === null && grants.some((grant) => TOLD.includes(grant.role) && isTheirs(grant.brand));
  });
  const kind = won ? ("dispute_won" as const) : ("charged_back" as const);
  const mail = { kind, params: { site: brand, order, provider, minor: String(minor), currency }, times: { at } };
  await desk.db.transact(async (tx) => {
    for (const { id } of readers) await mailOperator(desk, tx, id, mail, `dispute ${key}`);
  });
}

const TOLD: readonly string[] = ["owner", "finance"];
