import type { Logger } from "pino";
import type { Words } from "~/app/locales";
import type { Db } from "~/db/handle";
import type { Tenant } from "~/tenants/schema";
import type { Bus } from "./bus";
import type { Machine } from "./machine";
import type { Mailer } from "./mail/mail";
import type { Media } from "./media/media";
import type { Offers } from "./offers/offers";
import type { Gateway } from "./payments/payments";
import type { Partners } from "./postbacks/postbacks";
import type { Pusher } from "./push/push";
import type { Sealer } from "./sealing";
import type { Signer } from "./signing";

/** One tenant at work: all that a verb may touch. There is no other way to a tenant's data. */
export interface Site {
  readonly tenant: Tenant;
  readonly db: Db;
  /** Its pictures. */
  readonly media: Media;
  readonly bus: Bus;
  /** Signs and verifies tokens that only this tenant accepts. */
  readonly signer: Signer;
  /** Seals what only this tenant may read again. */
  readonly sealer: Sealer;
  /** The texts of a language as this tenant shows them, its dates and numbers as its countries or `locale` (de-AT) write them. */
  words(language: string, locale?: string): Words;
  /** UTC milliseconds. */
  now(): number;
  /** An unguessable id that sorts by birth. */
  newId(): string;
  randomBytes(size: number): Uint8Array;
  readonly log: Logger;
  readonly machine: Machine;
  readonly mailer: Mailer;
  readonly pusher: Pusher;
  readonly partners: Partners;
  /** What others offer its members, among the profiles. */
  readonly offers: Offers;
  /** How the tenant is paid. Rejects with GatewayUnavailable where one of its secrets is not set. */
  gateway(): Promise<Gateway>;
}

export interface Sites {
  of(tenant: Tenant): Site;
  /** A tenant that changed or went. */
  forget(slug: string): void;
}
