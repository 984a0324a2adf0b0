import { createHash } from "node:crypto";
import { z } from "zod";
import { skipWhileReadOnly } from "~/app/domain/read-only";
import type { Site } from "~/app/domain/site";
import { effect, enqueue } from "~/app/domain/site/outbox/outbox";
import type { Conn } from "~/db/handle";
import { accountsBeside, accountsOfDevice, codesSince, deleteDevicesBefore, keepDevice } from "./devices.queries";

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
export function deviceFrom(site: Pick<Site, "signer" | "now">, token: string | null | undefined): Device | null {
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
  // The signature of a token that has expired from the start: a keyed hash, with the slug in the key.
  const [, mac = ""] = signer.sign(CODE, id, 0).split(".");
  return `d-${Buffer.from(mac, "base64url").subarray(0, 8).toString("hex")}`;
}

/**
 * Notes for a year that an account was logged in on a device. Returns at once and never fails: a log-in has succeeded without it.
 * Left out while the tenant can't be written.
 */
export function noteDevice(site: Site, accountId: string, device: Pick<Device, "id">): void {
  const at = site.now();
  const code = codeOfDevice(site, device);
  const write = site.db.transact(async (tx) => {
    await keepDevice(tx, { accountId, code, at });
    // One lot a day for all, gone before the first of it is older than it may be.
    const day = Math.floor(at / DAY);
    const lot = { key: `${day}`, payload: { before: day * DAY + DAY }, dueAt: day * DAY + DEVICE_LASTS };
    await enqueue(site, tx, deviceForgetting, lot);
  });
  skipWhileReadOnly(write).catch((error) => {
    site.log.warn({ err: error }, "a device could not be noted");
  });
}

/** Forgets who was logged in on which device. */
export const deviceForgetting = effect("devices.forget", z.object({ before: z.number() }), {
  subject: () => null,
  async handle({ payload: { before } }, { db }) {
    while ((await db.transact((tx) => deleteDevicesBefore(tx, before, FORGOTTEN_AT_ONCE))) === FORGOTTEN_AT_ONCE);
  },
});

/** The codes of those on which an account was logged in within a year, the latest log-in first. */
export function codesOf({ now }: Pick<Site, "now">, conn: Conn, id: string, limit: number): Promise<string[]> {
  return codesSince(conn, id, now() - DEVICE_LASTS, limit);
}

/** Accounts that logged in on the device that is called so within a year; none where the text is no such name. */
export async function accountsOnDevice({ now }: Pick<Site, "now">, conn: Conn, text: string): Promise<string[]> {
  const code = text.trim().toLowerCase();
  return IS_CODE.test(code) ? accountsOfDevice(conn, code, now() - DEVICE_LASTS) : [];
}

/** Other accounts that logged in where this one did, both within a year. */
export function accountsOnDevicesOf({ now }: Pick<Site, "now">, conn: Conn, id: string): Promise<string[]> {
  return accountsBeside(conn, id, now() - DEVICE_LASTS);
}

const PURPOSE = "device";
const CODE = "device code";
const MOST_OWNERS = 5;
const IS_CODE = /^d-[0-9a-f]{16}$/;
const FORGOTTEN_AT_ONCE = 100;
/** In ms. */
const DAY = 24 * 60 * 60 * 1000;

function marksOf(id: string, { email, passwordHash }: Owner): string {
  return markOf(id, email) + markOf(id, passwordHash);
}

function markOf(id: string, text: string): string {
  return createHash("sha256").update(`${id}\0${text}`).digest("base64url").slice(0, 16);
}
