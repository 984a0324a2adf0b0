import { accountByEmail } from "~/app/domain/account/accounts/accounts";
import { type Device, deviceFrom, deviceToken, isKnownTo, noteDevice } from "~/app/domain/account/devices/devices";
import type { Site } from "~/app/domain/site";

/**
 * The device where it is known to the owner of this address, by the password that they have now; null otherwise, and where the
 * account can't be read.
 */
export async function knownDevice(site: Site, device: Device | null, email: string): Promise<Device | null> {
  if (!device) return null; // nothing to look up
  const account = await ownerAsHint(site, email);
  return account && isKnownTo(device, { email, passwordHash: account.passwordHash }) ? device : null;
}

/**
 * The token that makes a device known to the owner of this address, who has just shown there who they are. Also records
 * the device, so that operators can find the account by it. Null where the account can't be read: what the device has stays as it is.
 */
export async function rememberedDevice(site: Site, device: Device | null, email: string): Promise<string | null> {
  const account = await ownerAsHint(site, email);
  if (account === null) return null;
  const token = deviceToken(site, device, { email, passwordHash: account?.passwordHash ?? "" });
  const known = deviceFrom(site, token);
  if (account && known) noteDevice(site, account.id, known);
  return token;
}

/** A device is only a hint, so nobody is kept out where this fails: null then, undefined where there is no account. */
async function ownerAsHint(site: Site, email: string) {
  try {
    return await site.db.read((conn) => accountByEmail(conn, email));
  } catch (error) {
    site.log.warn({ err: error }, "the owner of a device could not be read");
    return null;
  }
}
