import type { Logger } from "pino";
import type { Words } from "~/app/locales";
import type { Db } from "~/db/handle";
import type { Machine } from "./machine";
import type { Letter, Mailer } from "./reach/mail/mail";
import type { Sealer } from "./sealing";
import type { Signer } from "./signing";

/**
 * The operators' side of an installation at work: what their verbs touch. It belongs to no tenant. What operators do to a
 * tenant's members is a verb of those members' wing, which takes that tenant's `Site`.
 */
export interface Desk {
  /** Who they are, what they may, their keys and sessions. */
  readonly db: Db;
  /** The host that the console answers on: keys belong to it. */
  readonly host: string;
  /** Where it answers, "https://desk.example.com": its mails lead there. */
  readonly origin: string;
  /** Counts and queues of the desk stand beside those of tenants, under a name that no tenant may have. */
  readonly tenant: { readonly slug: "control" };
  readonly machine: Machine;
  /** Seals what only this installation may read again. */
  readonly sealer: Sealer;
  /** Signs what operators' browsers keep. */
  readonly signer: Signer;
  /** How its mails leave. */
  readonly mailer: Mailer;
  /** Whom they are from. */
  readonly sender: Letter["from"];
  /** The engine's own texts of a language, which are no tenant's. */
  words(language: string): Words;
  /** UTC milliseconds. */
  now(): number;
  /** An unguessable id that sorts by birth. */
  newId(): string;
  randomBytes(size: number): Uint8Array;
  readonly log: Logger;
}
