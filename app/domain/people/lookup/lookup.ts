import { accountByEmail, accountsWithMailbox, normalizeEmail } from "~/app/domain/account/accounts/accounts";
import { accountsOnDevice } from "~/app/domain/account/devices/devices";
import { accountOfSession } from "~/app/domain/account/sessions/sessions";
import { todayOf } from "~/app/domain/ages";
import { buyersOf, type OrderMark } from "~/app/domain/money/orders/orders";
import { reportedUnder, reportedWith } from "~/app/domain/safety/reports/reports";
import type { Site } from "~/app/domain/site";
import { beginningOf, oneLine } from "~/app/domain/texts";
import type { Conn } from "~/db/handle";
import { type Asked, concatenated, type Page } from "~/db/pages";
import { searchKey } from "~/db/search-key";
import { hitOf, type Known } from "./hit";
import { type HitRow, membersAmong, membersLivingIn, membersNamed } from "./lookup.queries";

export { type MemberState, stateOf } from "./state";

/**
 * What a member was found by. `mailbox`: a former address, or another spelling of the address. `contact`: a phone
 * number or link in a report.
 */
export type FoundBy =
  | "email"
  | "mailbox"
  | "id"
  | "session"
  | "device"
  | OrderMark
  | "report"
  | "contact"
  | "name"
  | "place";

export type Hit = Known & { foundBy: FoundBy };

/**
 * Finds members by a text: exact matches first, then names in order, then members of a town, newest first. Throws
 * `UnknownCursorError`.
 */
export async function findMembers(site: Site, words: string, asked: Asked = {}): Promise<Page<Hit>> {
  const text = beginningOf(oneLine(words), LONGEST);
  const today = todayOf(site);
  return site.db.read(async (conn) => {
    const exact = await exactly(site, conn, text);
    const ids = [...exact.keys()];
    const key = nameIn(text);
    const hits = (read: (part: Asked) => Promise<Page<HitRow>>, foundBy: (row: HitRow) => FoundBy) => {
      return async (part: Asked) => {
        const { rows, next } = await read(part);
        return { rows: rows.map((row) => ({ ...hitOf(row, today), foundBy: foundBy(row) })), next };
      };
    };
    return concatenated(asked, [
      hits(
        (part) => membersAmong(conn, ids, part),
        ({ id }) => exact.get(id)!,
      ),
      hits(
        async (part) => (key === "" ? NOBODY : membersNamed(conn, key, ids, part)),
        () => "name",
      ),
      hits(
        async (part) => (key === "" ? NOBODY : membersLivingIn(conn, key, ids, part)),
        () => "place",
      ),
    ]);
  });
}

/** Maximum length of a text: longer than any useful address or link. */
const LONGEST = 300;

const NOBODY: Page<HitRow> = { rows: [], next: null };

async function exactly(site: Site, conn: Conn, text: string): Promise<Map<string, FoundBy>> {
  const found = new Map<string, FoundBy>();
  const add = (id: string | undefined, by: FoundBy) => {
    if (id && !found.has(id)) found.set(id, by);
  };
  if (text === "") return found;
  const email = normalizeEmail(text);
  if (email !== undefined) {
    add((await accountByEmail(conn, email))?.id, "email");
    for (const id of await accountsWithMailbox(conn, email)) add(id, "mailbox");
  }
  add(ID.exec(text)?.[0].toLowerCase(), "id");
  add(await accountOfSession(conn, text), "session");
  for (const id of await accountsOnDevice(site, conn, text)) add(id, "device");
  for (const { id, by } of await buyersOf(site, conn, text)) add(id, by);
  add(await reportedUnder(conn, text), "report");
  for (const id of await reportedWith(conn, text)) add(id, "contact");
  return found;
}

/** Matches an id that stands alone or in an address of the site. */
const ID = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/i;

/** Returns the folded text to compare with names and towns; "" if the text can be neither. */
function nameIn(text: string): string {
  return text.includes("@") || ID.test(text) ? "" : searchKey(text);
}
