import { userInfo } from "node:os";
import { allows, type Grant, isWhole, type Permission } from "~/app/domain/desk/permissions/permissions";
import { type Operator, type Person, personOf } from "~/app/domain/operator";
import { asCaller } from "./owner.mjs";

/** The operator whose system user typed the command. */
let commander: { person: Person; grants: Grant[] } | undefined;

/** The operator that a command acts as; else the system user, or its number where the machine has no name for it. */
export function thisOperator(): Operator {
  return commander?.person ?? { kind: "command", name: `command:${systemUser()}` };
}

/** Who decides, as a decision names them: that operator, else the name that was typed. Undefined where there is neither. */
export function thisActor(typed: string | undefined): string | undefined {
  return commander?.person.name ?? typed;
}

/** Whether they may do this, for a tenant by its slug where one is named. A user who is nobody's may do everything. */
export function mayDo(permission: Permission, tenant: string): boolean {
  return !commander || allows(commander.grants, permission, isWhole(permission) ? undefined : tenant || undefined);
}

/** From now on this process acts as an operator; as its system user where none is given. */
export function actAs(found: { id: string; grants: Grant[] } | undefined): void {
  commander = found && { person: personOf(found.id, `command:${systemUser()}`), grants: found.grants };
}

/** Who typed it. sudo says who became another user for it. */
export function systemUser(): string {
  const { SUDO_USER } = process.env;
  if (SUDO_USER) return SUDO_USER;
  try {
    return asCaller(() => userInfo().username);
  } catch {
    return `${process.getuid?.() ?? "unknown"}`;
  }
}
