import type { Desk } from "~/app/domain/desk";
import { operatorsOf } from "~/app/domain/desk/operators/operators";

/** The name of whoever acted: an operator's own, and what a command was typed by as it was kept. */
export type NameOf = (actor: string) => string;

const OPERATOR = "operator:";

/** Those who have left keep their names. */
export async function colleagues(desk: Pick<Desk, "db">): Promise<NameOf> {
  const names = new Map((await operatorsOf(desk)).map(({ id, name }) => [OPERATOR + id, name]));
  return (actor) => names.get(actor) ?? actor;
}
