import { userInfo } from "node:os";
import type { Operator } from "~/app/domain/operator";

/** As whom a command acts: the system user who typed it, or its number where the machine has no name for it. */
export function thisOperator(): Operator {
  return { kind: "command", name: `command:${systemUser()}` };
}

function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    return `${process.getuid?.() ?? "unknown"}`;
  }
}
