/** Who acts for those who run the sites, as each of their verbs gets them. */
export type Operator = Command | Person;

/** A command acts as the system user who typed it. */
interface Command {
  kind: "command";
  name: `command:${string}`;
}

/** Somebody who acts from there. */
export function personOf(id: string, origin: string): Person {
  return { kind: "person", id, name: `operator:${id}`, origin };
}

/** Somebody who is signed in at the console. */
export interface Person {
  kind: "person";
  /** In the operators' database. */
  id: string;
  name: `operator:${string}`;
  /** From where: the network address and the browser of the session. */
  origin: string;
  /** The one act that they do now, as the audit will name it: it is done once, however often it is begun. */
  deed?: string;
}
