import type { Desk } from "~/app/domain/desk";
import type { Grant } from "~/app/domain/desk/permissions/permissions";
import type { Operator } from "~/app/domain/operator";
import { auditedInControl } from "~/app/domain/site/audit/control";
import { acted, activeOperator, type Ground } from "./operators";
import { systemUserTaken } from "./operators.errors";
import { changeOperator, grantsOf, operatorOfSystemUser } from "./operators.queries";

/**
 * Links the commands of a system user to an operator with their roles; null unlinks them. Throws
 * console.no_such_operator, and console.system_user_taken if they belong to another operator.
 */
export function linkSystemUser(desk: Ground, by: Operator, id: string, systemUser: string | null): Promise<void> {
  return desk.db.transact(
    auditedInControl(desk, by, async (tx) => {
      const { systemUser: before } = await activeOperator(tx, id);
      if (before === systemUser) return { value: undefined, entry: undefined };
      if (systemUser !== null && (await operatorOfSystemUser(tx, systemUser))) throw systemUserTaken();
      await changeOperator(tx, id, { systemUser });
      const entry = acted("operators.system_user", id, { before: { systemUser: before }, after: { systemUser } });
      return { value: undefined, entry };
    }),
  );
}

/** Returns the operator and permissions of a system user's commands; undefined if not linked. */
export async function commanderOf(
  { db }: Pick<Desk, "db">,
  systemUser: string,
): Promise<{ id: string; email: string; grants: Grant[] } | undefined> {
  return db.read(async (conn) => {
    const found = await operatorOfSystemUser(conn, systemUser);
    return found && { id: found.id, email: found.email, grants: await grantsOf(conn, found.id) };
  });
}
