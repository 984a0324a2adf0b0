import { isDiskFailure } from "~/db/disk-failure";
import { TenantReadOnlyError } from "~/db/hold";

/** For a write that no one requested: undefined during a move or with a failing disk, instead of an error. */
export async function skipWhileReadOnly<T>(write: Promise<T>): Promise<T | undefined> {
  try {
    return await write;
  } catch (error) {
    if (!(error instanceof TenantReadOnlyError || isDiskFailure(error))) throw error;
    return undefined;
  }
}
