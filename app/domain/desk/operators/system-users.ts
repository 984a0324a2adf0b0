import type { Desk } from "~/app/domain/desk";
import type { Grant } from "~/app/domain/desk/permissions/permissions";
import type { Operator } from "~/app/domain/operator";
import { auditedInControl } from "~/app/domain/site/audit/control";
import { acted, activeOperator, type Ground } from "./operators";
import { systemUserTaken } from "./operators.errors";
import { changeOperator, grantsOf, operatorOfSystemUser } from "./operators.queries";

/**
 * Commands that this user of the machine types are the operator's from now on, with their roles; null: nobody's. Throws
 * console.no_such_operator, and console.system_user_taken where it is somebody else's.
 */
export function linkSystemUser(desk: Ground, by: Operator, id: string, systemUser: string | null): Promise<void> {
  return desk.db.transact(
    auditedInControl(desk, by, async (tx) => {
      const { systemUser: before } = await activeOperator(tx, id);
      if (before === systemUser) return { value: undefined, act: undefined };
      if (systemUser !== null && (await operatorOfSystemUser(tx, systemUser))) throw systemUserTaken();
      await changeOperator(tx, id, { systemUser });
      const act = acted("operators.system_user", id, { before: { systemUser: before }, after: { systemUser } });
      return { value: undefined, act };
    }),
  );
}

/** Whose commands those of a user of the machine are, and what they may do. Undefined: nobody's. */
export async function commanderOf(
  { db }: Pick<Desk, "db">,
  systemUser: string,
): Promise<{ id: string; email: string; grants: Grant[] } | undefined> {
  return db.read(async (conn) => {
    const found = await operatorOfSystemUser(conn, systemUser);
    return found && { id: found.id, email: found.email, grants: await grantsOf(conn, found.id) };
  });
}
