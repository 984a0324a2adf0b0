import { accountFactsById, accountsOfMailbox } from "~/app/domain/account/accounts/accounts";
import { memberNotFound } from "~/app/domain/account/accounts/accounts.errors";
import { accountsOnDevicesOf } from "~/app/domain/account/devices/devices";
import { devicesOf } from "~/app/domain/account/sessions/sessions";
import { todayOf } from "~/app/domain/ages";
import { accountsPaidAlike } from "~/app/domain/money/payers/payers";
import { accountsLookingLike } from "~/app/domain/people/photo-prints/photo-prints";
import { reportedAlike } from "~/app/domain/safety/reports/reports";
import type { Site } from "~/app/domain/site";
import { hitOf, type Known } from "./hit";
import { membersAmong, namesakesBornWith } from "./lookup.queries";

/**
 * Why two accounts may belong to one person: addresses of one mailbox, former ones included; a phone number, address or
 * page in reports about both; photos that look alike; one card or bank account; one device, which a family may share;
 * the same name and birth date, a weak sign. The kind of browser is common, so it is added only to accounts that
 * another reason found, and not to those with the same device.
 */
export type Likeness = "mailbox" | "contact" | "photo" | "payment" | "device" | "name_and_birth_date" | "browser";

export type LikeAccount = Known & { why: Likeness[] };

/**
 * Returns accounts that may belong to the same person, newest first, at most a hundred. Network addresses are not
 * stored, so they are no reason. Throws account.no_member.
 */
export async function likeAccounts(site: Site, id: string): Promise<LikeAccount[]> {
  return site.db.read(async (conn) => {
    if (!(await accountFactsById(conn, id))) throw memberNotFound();
    const alike = new Map<string, Likeness[]>();
    const add = (ids: string[], why: Likeness) => {
      for (const other of ids) if (other !== id) alike.set(other, [...(alike.get(other) ?? []), why]);
    };
    add(await accountsOfMailbox(conn, id), "mailbox");
    add(await reportedAlike(conn, id), "contact");
    add(await accountsLookingLike(conn, id), "photo");
    add(await accountsPaidAlike(conn, id), "payment");
    add(await accountsOnDevicesOf(site, conn, id), "device");
    add(await namesakesBornWith(conn, id), "name_and_birth_date");
    const devices = await devicesOf(conn, [id, ...alike.keys()]);
    const isSame = (other: string) => [...(devices.get(other) ?? [])].some((each) => devices.get(id)?.has(each));
    const others = [...alike].flatMap(([other, why]) => (why.includes("device") ? [] : other));
    add(others.filter(isSame), "browser");
    const { rows } = await membersAmong(conn, [...alike.keys()], {});
    return rows.map((row) => ({ ...hitOf(row, todayOf(site)), why: alike.get(row.id) ?? [] }));
  });
}
