import { userInfo } from "node:os";
import { allows, type Grant, isWhole, type Permission } from "~/app/domain/desk/permissions/permissions";
import { type Operator, type Person, personOf } from "~/app/domain/operator";
import { asCaller } from "./owner.mjs";

/** The operator whose system user typed the command. */
let commander: { person: Person; grants: Grant[] } | undefined;

/** Returns the operator that a command acts as, else the system user by name or number. */
export function thisOperator(): Operator {
  return commander?.person ?? { kind: "command", name: `command:${systemUser()}` };
}

/**
 * Returns the name of the operator who decides: the linked operator's, else the typed name. Undefined without either.
 */
export function thisActor(typed: string | undefined): string | undefined {
  return commander?.person.name ?? typed;
}

/**
 * Returns whether the command may do this for a tenant (slug), or for the installation if `tenant` is "". An unlinked
 * system user has every permission.
 */
export function mayDo(permission: Permission, tenant: string): boolean {
  return !commander || allows(commander.grants, permission, isWhole(permission) ? undefined : tenant || undefined);
}

/** Makes this process act as an operator, or as its system user if undefined. */
export function actionAs(found: { id: string; grants: Grant[] } | undefined): void {
  commander = found && { person: personOf(found.id, `command:${systemUser()}`), grants: found.grants };
}

/** Returns the name of the system user who typed the command, also behind sudo. */
export function systemUser(): string {
  const { SUDO_USER } = process.env;
  if (SUDO_USER) return SUDO_USER;
  try {
    return asCaller(() => userInfo().username);
  } catch {
    return `${process.getuid?.() ?? "unknown"}`;
  }
}
