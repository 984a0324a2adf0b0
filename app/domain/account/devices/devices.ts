import { createHash } from "node:crypto";
import type { Site } from "~/app/domain/site";

/**
 * A browser in which somebody logged in before. All that is known of it is what it keeps itself, signed: nothing is stored
 * here, and only its own site can read what it says.
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

const PURPOSE = "device";
const MOST_OWNERS = 5;

function marksOf(id: string, { email, passwordHash }: Owner): string {
  return markOf(id, email) + markOf(id, passwordHash);
}

function markOf(id: string, text: string): string {
  return createHash("sha256").update(`${id}\0${text}`).digest("base64url").slice(0, 16);
}
