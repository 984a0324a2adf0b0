import { isDiskFailure } from "~/db/disk-failure";
import { TenantReadOnlyError } from "~/db/hold";

/**
 * Awaits a write that no one requested, such as a recorded visit. Returns undefined instead of failing while the tenant
 * is being moved or its disk is full or failing, so the request still succeeds.
 */
export async function skipWhileReadOnly<T>(write: Promise<T>): Promise<T | undefined> {
  try {
    return await write;
  } catch (error) {
    if (!(error instanceof TenantReadOnlyError || isDiskFailure(error))) throw error;
    return undefined;
  }
}
