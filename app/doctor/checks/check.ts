import type { Tenant } from "~/tenants/config/schema";
import type { DoctorContext } from "../context";
import type { CheckName, Found } from "../findings";

/** A check of one subject, such as a brand or the machine. Rejects if the check could not reach a result. */
export interface Check<About> {
  name: CheckName;
  run(context: DoctorContext, about: About): Promise<Found[]> | Found[];
}

export interface Host {
  name: string;
  port: number;
  /** Other hosts that a redirect may lead to. */
  own: readonly string[];
}

/** A brand by its slug. Without a tenant if its config cannot be served. */
export interface Brand {
  slug: string;
  tenant: Tenant | undefined;
}

export interface Sender {
  from: string;
  server: NonNullable<Tenant["mail"]>["smtp"];
  signing: { selector: string; keyFile?: string | undefined } | undefined;
  secret(name: string): string | undefined;
}
