import { accountByEmail } from "~/app/domain/account/accounts/accounts";
import { type Device, deviceFrom, deviceToken, isKnownTo, noteDevice } from "~/app/domain/account/devices/devices";
import type { Site } from "~/app/domain/site";

/** The device where it is known to the owner of this address, by the password that they have now; null otherwise. */
export async function knownDevice(site: Site, device: Device | null, email: string): Promise<Device | null> {
  if (!device) return null; // nothing to look up
  const account = await site.db.read((conn) => accountByEmail(conn, email));
  return account && isKnownTo(device, { email, passwordHash: account.passwordHash }) ? device : null;
}

/**
 * The token that makes a device known to the owner of this address, who has just shown there who they are. Also records
 * the device, so that operators can find the account by it.
 */
export async function rememberedDevice(site: Site, device: Device | null, email: string): Promise<string> {
  const account = await site.db.read((conn) => accountByEmail(conn, email));
  const token = deviceToken(site, device, { email, passwordHash: account?.passwordHash ?? "" });
  const known = deviceFrom(site, token);
  if (account && known) noteDevice(site, account.id, known);
  return token;
}
