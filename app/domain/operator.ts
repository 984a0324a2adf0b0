export type Operator = Command | Person;

/** A command, which acts as the system user who typed it. */
interface Command {
  kind: "command";
  name: `command:${string}`;
}

export function personOf(id: string, origin: string): Person {
  return { kind: "person", id, name: `operator:${id}`, origin };
}

export interface Person {
  kind: "person";
  id: string;
  name: `operator:${string}`;
  /** Origin: the network address and the browser of the session. */
  origin: string;
  /** The id of the present action and of its audit entry. An action runs once, however often it is started. */
  actionId?: string;
}
