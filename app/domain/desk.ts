import type { Logger } from "pino";
import type { Words } from "~/app/locales";
import type { Db } from "~/db/handle";
import type { Machine } from "./machine";
import type { Email, Mailer } from "./reach/mail/mail";
import type { Sealer } from "./sealing";
import type { Signer } from "./signing";

/** The dependencies of operators' verbs. Actions on members belong to the members' wings, and take a `Site`. */
export interface Desk {
  readonly db: Db;
  /** The console's host, to which keys belong. */
  readonly host: string;
  readonly origin: string;
  /** The name under which attempts and queues of the desk are counted. No tenant may have this name. */
  readonly tenant: { readonly slug: "control" };
  readonly machine: Machine;
  /** Seals texts that only this installation may read again. */
  readonly sealer: Sealer;
  /** Signs tokens that operators' browsers store. */
  readonly signer: Signer;
  readonly mailer: Mailer;
  /** The sender of the desk's emails. */
  readonly sender: Email["from"];
  /** Returns the engine's own texts of a language, which belong to no tenant. */
  words(language: string): Words;
  /** Returns the present time, UTC ms. */
  now(): number;
  /** Returns an unguessable id that sorts by creation time. */
  newId(): string;
  randomBytes(size: number): Uint8Array;
  readonly log: Logger;
}
