import type { Logger } from "pino";
import type { Words } from "~/app/locales";
import type { Db } from "~/db/handle";
import type { Tenant } from "~/tenants/config/schema";
import type { Bus } from "./bus";
import type { Erasures } from "./erasures";
import type { Machine } from "./machine";
import type { Gateways } from "./money/payments/gateways/gateway";
import type { Mailer } from "./reach/mail/outgoing";
import type { Offers } from "./reach/offers/feed";
import type { Partners } from "./reach/postbacks/partners";
import type { Pusher } from "./reach/push/pusher";
import type { Registry } from "./safety/statements/registry";
import type { Sealer } from "./sealing";
import type { Signer } from "./signing";
import type { Media } from "./site/media/store";

/** One tenant at work: all that a verb may touch. There is no other way to a tenant's data. */
export interface Site {
  readonly tenant: Tenant;
  readonly db: Db;
  /** Its pictures. */
  readonly media: Media;
  readonly bus: Bus;
  /** Signs and verifies tokens that only this tenant accepts. */
  readonly signer: Signer;
  /** Seals what only this site may read again. Rejects where its secret can't be had. Not to be asked inside a transaction. */
  sealer(): Promise<Sealer>;
  /** The texts of a language as this tenant shows them, its dates and numbers as its countries or `locale` (de-AT) write them. */
  words(language: string, locale?: string): Words;
  /** UTC milliseconds. */
  now(): number;
  /** An unguessable id that sorts by birth. */
  newId(): string;
  randomBytes(size: number): Uint8Array;
  readonly erasures: Erasures;
  readonly log: Logger;
  readonly machine: Machine;
  readonly mailer: Mailer;
  readonly pusher: Pusher;
  readonly partners: Partners;
  /** Where statements of reasons are sent; null where the operator sends none. */
  readonly registry: Registry | null;
  /** Offers of partners, shown among the profiles. */
  readonly offers: Offers;
  /** How the tenant is paid, and was before. Rejects with GatewayUnavailable where a secret of the provider's is not set. */
  readonly gateway: Gateways;
}

export interface Sites {
  of(tenant: Tenant): Site;
  /** A tenant that changed or went. */
  forget(slug: string): void;
}
