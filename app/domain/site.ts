import type { Logger } from "pino";
import type { Words } from "~/app/locales";
import type { Db } from "~/db/handle";
import type { Tenant } from "~/tenants/config/schema";
import type { Bus } from "./bus";
import type { Erasures } from "./erasures";
import type { Machine } from "./machine";
import type { Gateways } from "./money/payments/gateway";
import type { Mailer } from "./reach/mail/outgoing";
import type { Offers } from "./reach/offers/feed";
import type { Partners } from "./reach/postbacks/partners";
import type { Pusher } from "./reach/push/pusher";
import type { Registry } from "./safety/statements/registry";
import type { Sealer } from "./sealing";
import type { Signer } from "./signing";
import type { Media } from "./site/media/store";

/** One tenant with the dependencies of its verbs. There is no other access to a tenant's data. */
export interface Site {
  readonly tenant: Tenant;
  readonly db: Db;
  readonly media: Media;
  readonly bus: Bus;
  readonly signer: Signer;
  /** Returns the site's sealer. Rejects if the site's secret is missing. Do not call this inside a transaction. */
  sealer(): Promise<Sealer>;
  /** Returns the texts of a language for this tenant, with dates and numbers by its countries or `locale` (de-AT). */
  words(language: string, locale?: string): Words;
  /** Returns the present time, UTC ms. */
  now(): number;
  /** Returns an unguessable id that sorts by creation time. */
  newId(): string;
  randomBytes(size: number): Uint8Array;
  readonly erasures: Erasures;
  readonly log: Logger;
  readonly machine: Machine;
  readonly mailer: Mailer;
  readonly pusher: Pusher;
  readonly partners: Partners;
  /** Receives statements of reasons; null if the operator sends no statements. */
  readonly registry: Registry | null;
  readonly offers: Offers;
  /** The tenant's present and former payment gateways. Rejects with GatewayUnavailable without a provider's secret. */
  readonly gateway: Gateways;
}

export interface Sites {
  of(tenant: Tenant): Site;
  /** Drops a tenant that changed or was removed. */
  forget(slug: string): void;
}
