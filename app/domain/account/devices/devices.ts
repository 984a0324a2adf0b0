import { createHash } from "node:crypto";
import { skipWhileReadOnly } from "~/app/domain/read-only";
import type { Site } from "~/app/domain/site";
import type { Conn } from "~/db/handle";
import { accountsOfDevice, deleteDevicesBefore, keepDevice } from "./devices.queries";

export { accountsOnDevicesOf, codesOf } from "./devices.queries";

/**
 * A browser in which somebody logged in before. What it says of them it keeps itself, signed: only its own site can read that. The
 * site keeps a code of it beside each account that logged in there.
 */
export interface Device {
  id: string;
  /** Whose it is, the latest last: hashes of e-mail addresses and passwords, of no use without the id. */
  owners: string[];
}

/** Somebody with another password is somebody else to a device. */
export interface Owner {
  email: string;
  /** As it is stored. */
  passwordHash: string;
}

/** How long a device is known after the last log-in, in ms. */
export const DEVICE_LASTS = 365 * 24 * 60 * 60 * 1000;

/** Null where the token is forged, too old, or of another tenant. */
export function deviceFrom(site: Pick<Site, "signer" | "now">, token: string | undefined): Device | null {
  const [id, ...owners] = site.signer.open(PURPOSE, token ?? "", site.now())?.split(" ") ?? [];
  return id ? { id, owners } : null;
}

/** The token of a device in which this owner has logged in, besides those who did before. */
export function deviceToken(
  site: Pick<Site, "signer" | "now" | "randomBytes">,
  device: Device | null,
  owner: Owner,
): string {
  const id = device?.id ?? Buffer.from(site.randomBytes(16)).toString("base64url");
  const others = device?.owners.filter((each) => !each.startsWith(markOf(id, owner.email))) ?? [];
  const owners = [...others, marksOf(id, owner)].slice(-MOST_OWNERS);
  return site.signer.sign(PURPOSE, [id, ...owners].join(" "), site.now() + DEVICE_LASTS);
}

/** Whether this owner has logged in there before, with the password that they have now. */
export function isKnownTo(device: Device, owner: Owner): boolean {
  return device.owners.includes(marksOf(device.id, owner));
}

/** Whether the owner of this address has logged in there before, whatever their password was. */
export function hasBelongedTo({ id, owners }: Device, email: string): boolean {
  return owners.some((each) => each.startsWith(markOf(id, email)));
}

/**
 * What a device is called at the desk, the same for everybody who logs in there: "d-" and sixteen hexadecimal digits. Its own number
 * can't be told from it, and another site has another name for it.
 */
export function codeOfDevice({ signer }: Pick<Site, "signer">, { id }: Pick<Device, "id">): string {
  // The signature of a token that never holds: a keyed hash of the site's own.
  const [, mac = ""] = signer.sign(CODE, id, 0).split(".");
  return `d-${Buffer.from(mac, "base64url").subarray(0, 8).toString("hex")}`;
}

/** Notes for a year that an account was logged in on a device. Left out while the tenant can't be written. */
export async function noteDevice(site: Site, accountId: string, device: Pick<Device, "id">): Promise<void> {
  const at = site.now();
  const write = site.db.transact(async (tx) => {
    await deleteDevicesBefore(tx, at - DEVICE_LASTS, FORGOTTEN_AT_ONCE);
    await keepDevice(tx, { accountId, code: codeOfDevice(site, device), at });
  });
  await skipWhileReadOnly(write);
}

/** Accounts that logged in on the device that is called so; none where the text is no such name. */
export async function accountsOnDevice(conn: Conn, text: string): Promise<string[]> {
  const code = text.trim().toLowerCase();
  return IS_CODE.test(code) ? accountsOfDevice(conn, code) : [];
}

const PURPOSE = "device";
const CODE = "device code";
const MOST_OWNERS = 5;
const IS_CODE = /^d-[0-9a-f]{16}$/;
/** Each log-in forgets a few, so that as many go as come. */
const FORGOTTEN_AT_ONCE = 2;

function marksOf(id: string, { email, passwordHash }: Owner): string {
  return markOf(id, email) + markOf(id, passwordHash);
}

function markOf(id: string, text: string): string {
  return createHash("sha256").update(`${id}\0${text}`).digest("base64url").slice(0, 16);
}
