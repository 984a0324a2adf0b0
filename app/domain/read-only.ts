import { isDiskFailure } from "~/db/disk-failure";
import { TenantReadOnlyError } from "~/db/hold";

/**
 * A write that nobody asked for, e.g. what a page notes about its being looked at. Left out while the tenant is being
 * moved or its disk is full or failing, so that what it goes with still happens. Undefined then.
 */
export async function skipWhileReadOnly<T>(write: Promise<T>): Promise<T | undefined> {
  try {
    return await write;
  } catch (error) {
    if (!(error instanceof TenantReadOnlyError || isDiskFailure(error))) throw error;
    return undefined;
  }
}
