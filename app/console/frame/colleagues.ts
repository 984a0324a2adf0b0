import type { Desk } from "~/app/domain/desk";
import { operatorsOf } from "~/app/domain/desk/operators/operators";

/** Returns the name of an actor: an operator, or the stored user of a command. */
export type NameOf = (actor: string) => string;

const OPERATOR = "operator:";

/** Operators who have left keep their names. */
export async function colleagues(desk: Pick<Desk, "db">): Promise<NameOf> {
  const names = new Map((await operatorsOf(desk)).map(({ id, name }) => [OPERATOR + id, name]));
  return (actor) => names.get(actor) ?? actor;
}
