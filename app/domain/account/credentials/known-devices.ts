import { accountByEmail } from "~/app/domain/account/accounts/accounts";
import { type Device, deviceFrom, deviceToken, isKnownTo, noteDevice } from "~/app/domain/account/devices/devices";
import type { Site } from "~/app/domain/site";

/** Returns the device if the address's owner used it with the present password. Null also after a failed read. */
export async function knownDevice(site: Site, device: Device | null, email: string): Promise<Device | null> {
  if (!device) return null; // nothing to look up
  const account = await ownerAsHint(site, email);
  return account && isKnownTo(device, { email, passwordHash: account.passwordHash }) ? device : null;
}

/** Marks the device as known to its authenticated owner, and records it. Null if the account cannot be read. */
export async function rememberedDevice(site: Site, device: Device | null, email: string): Promise<string | null> {
  const account = await ownerAsHint(site, email);
  if (account === null) return null;
  const token = deviceToken(site, device, { email, passwordHash: account?.passwordHash ?? "" });
  const known = deviceFrom(site, token);
  if (account && known) noteDevice(site, account.id, known);
  return token;
}

/**
 * Returns the owner of an address, null if the read fails, and undefined without an account. A known device is only a
 * hint, so a failed read must not lock out the owner.
 */
async function ownerAsHint(site: Site, email: string) {
  try {
    return await site.db.read((conn) => accountByEmail(conn, email));
  } catch (error) {
    site.log.warn({ err: error }, "the owner of a device could not be read");
    return null;
  }
}
