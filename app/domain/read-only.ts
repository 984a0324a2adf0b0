import { isDiskFailure } from "~/db/disk-failure";
import { TenantReadOnlyError } from "~/db/hold";

/**
 * Waits for a write that no request depends on. Returns undefined, instead of throwing, during a move of the tenant or
 * if the disk fails.
 */
export async function skipWhileReadOnly<T>(write: Promise<T>): Promise<T | undefined> {
  try {
    return await write;
  } catch (error) {
    if (!(error instanceof TenantReadOnlyError || isDiskFailure(error))) throw error;
    return undefined;
  }
}
