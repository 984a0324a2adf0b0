import type { Tenant } from "~/tenants/config/schema";
import type { CheckName, Found } from "../findings";
import type { Ground } from "../ground";

/** Something that is looked at: what it is asked about, and what it finds. It rejects where it could not find out. */
export interface Check<About> {
  name: CheckName;
  run(ground: Ground, about: About): Promise<Found[]> | Found[];
}

/** A host that browsers come to. */
export interface Host {
  name: string;
  /** Where it answers over TLS. */
  port: number;
  /** The other hosts that a redirect may lead to. */
  own: readonly string[];
}

/** A brand by its slug; without a tenant where its config can't be served. */
export interface Brand {
  slug: string;
  tenant: Tenant | undefined;
}

/** Whose mails these are: a brand's or the desk's. */
export interface Sender {
  from: string;
  server: NonNullable<Tenant["mail"]>["smtp"];
  signing: { selector: string; keyFile?: string | undefined } | undefined;
  /** Reads an environment variable. */
  secret(name: string): string | undefined;
}
