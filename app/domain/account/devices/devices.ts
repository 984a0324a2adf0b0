import { createHash } from "node:crypto";
import { z } from "zod";
import { skipWhileReadOnly } from "~/app/domain/read-only";
import type { Site } from "~/app/domain/site";
import { effect, enqueue } from "~/app/domain/site/outbox/outbox";
import type { Conn } from "~/db/handle";
import { accountsBeside, accountsOfDevice, codesSince, deleteDevicesBefore, keepDevice } from "./devices.queries";

/** A browser with an earlier login, which stores the owners in a token that only its own site can read. */
export interface Device {
  id: string;
  /** Hashes of the owners' email addresses and passwords, the latest login last. Useless without the id. */
  owners: string[];
}

/** A member who logged in on the device. The same member with another password counts as another owner. */
export interface Owner {
  email: string;
  passwordHash: string;
}

/** In ms: how long a device is known after the last login. */
export const DEVICE_LASTS = 365 * 24 * 60 * 60 * 1000;

/** Reads a device from its token. Returns null if the token is forged, expired, or another tenant's. */
export function deviceFrom(site: Pick<Site, "signer" | "now">, token: string | null | undefined): Device | null {
  const [id, ...owners] = site.signer.open(PURPOSE, token ?? "", site.now())?.split(" ") ?? [];
  return id ? { id, owners } : null;
}

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

export function isKnownTo(device: Device, owner: Owner): boolean {
  return device.owners.includes(marksOf(device.id, owner));
}

/** Returns whether the owner of this address has logged in on the device, with any password. */
export function hasBelongedTo({ id, owners }: Device, email: string): boolean {
  return owners.some((each) => each.startsWith(markOf(id, email)));
}

/** A device's code for operators, "d-" and 16 hexadecimal digits: differs between sites and does not reveal the id. */
export function codeOfDevice({ signer }: Pick<Site, "signer">, { id }: Pick<Device, "id">): string {
  // The signature of an expired token serves as a keyed hash, with the slug in the key.
  const [, mac = ""] = signer.sign(CODE, id, 0).split(".");
  return `d-${Buffer.from(mac, "base64url").subarray(0, 8).toString("hex")}`;
}

/** Records a login for a year. Returns at once and never fails, because the login has succeeded. */
export function noteDevice(site: Site, accountId: string, device: Pick<Device, "id">): void {
  const at = site.now();
  const code = codeOfDevice(site, device);
  const write = site.db.transact(async (tx) => {
    await keepDevice(tx, { accountId, code, at });
    // One job a day deletes all records of that day, before the first of them is too old.
    const day = Math.floor(at / DAY);
    const lot = { key: `${day}`, payload: { before: day * DAY + DAY }, dueAt: day * DAY + DEVICE_LASTS };
    await enqueue(site, tx, deviceForgetting, lot);
  });
  skipWhileReadOnly(write).catch((error) => {
    site.log.warn({ err: error }, "could not record a login on a device");
  });
}

export const deviceForgetting = effect("devices.forget", z.object({ before: z.number() }), {
  subject: () => null,
  async handle({ payload: { before } }, { db }) {
    while ((await db.transact((tx) => deleteDevicesBefore(tx, before, FORGOTTEN_AT_ONCE))) === FORGOTTEN_AT_ONCE);
  },
});

export function codesOf({ now }: Pick<Site, "now">, conn: Conn, id: string, limit: number): Promise<string[]> {
  return codesSince(conn, id, now() - DEVICE_LASTS, limit);
}

/** Returns accounts that logged in within a year on the device with this code; [] if the text is no code. */
export async function accountsOnDevice({ now }: Pick<Site, "now">, conn: Conn, text: string): Promise<string[]> {
  const code = text.trim().toLowerCase();
  return IS_CODE.test(code) ? accountsOfDevice(conn, code, now() - DEVICE_LASTS) : [];
}

export function accountsOnDevicesOf({ now }: Pick<Site, "now">, conn: Conn, id: string): Promise<string[]> {
  return accountsBeside(conn, id, now() - DEVICE_LASTS);
}

const PURPOSE = "device";
const CODE = "device code";
const MOST_OWNERS = 5;
const IS_CODE = /^d-[0-9a-f]{16}$/;
const FORGOTTEN_AT_ONCE = 100;
const DAY = 24 * 60 * 60 * 1000;

function marksOf(id: string, { email, passwordHash }: Owner): string {
  return markOf(id, email) + markOf(id, passwordHash);
}

function markOf(id: string, text: string): string {
  return createHash("sha256").update(`${id}\0${text}`).digest("base64url").slice(0, 16);
}
