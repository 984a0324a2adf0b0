import { accountFactsById } from "~/app/domain/account/accounts/accounts";
import { memberNotFound } from "~/app/domain/account/accounts/accounts.errors";
import { hasSecondFactor } from "~/app/domain/account/credentials/credentials";
import { codesOf } from "~/app/domain/account/devices/devices";
import { balanceIn } from "~/app/domain/money/ledger/ledger";
import { type MemberState, stateOf } from "~/app/domain/people/lookup/lookup";
import { type OwnPhoto, ownPhotosIn } from "~/app/domain/people/photos/photos";
import { type ProfileView, profileShownTo } from "~/app/domain/people/profiles/profiles";
import { type Suspension, suspensionOf } from "~/app/domain/safety/suspensions/suspensions";
import { type WritingHold, writingHoldOf } from "~/app/domain/safety/writing-holds/writing-holds";
import type { Site } from "~/app/domain/site";
import type { Conn } from "~/db/handle";
import { type Asked, interleaved, type Page } from "~/db/pages";
import { type Entry, sourcesOf } from "./timeline";

export type { Entry } from "./timeline";

type Facts = NonNullable<Awaited<ReturnType<typeof accountFactsById>>>;

/** A member as operators know them. Times are UTC ms. */
export interface MemberFile {
  id: string;
  state: MemberState;
  /** The account, and what of the profile others are not told: the birth date, and who may see it. */
  account: Omit<Facts, "id">;
  /** Whether logging in takes a code besides the password. */
  secondFactor: boolean;
  /** The codes of those on which they logged in within a year, the latest first. */
  devices: string[];
  /** As others see it, or would if it were shown to them. */
  profile: ProfileView;
  /** All of them, in the member's order. */
  photos: OwnPhoto[];
  /** In credits. */
  balance: number;
  /** The one that holds. */
  suspension: Suspension | undefined;
  /** What keeps the member from writing. */
  hold: WritingHold | undefined;
}

/** For operators alone. Throws `account.no_member`, also once the account is erased. */
export async function memberFile(site: Site, id: string): Promise<MemberFile> {
  return site.db.read(async (conn) => {
    const { id: _, ...account } = await factsOf(conn, id);
    const profile = await profileShownTo(site, conn, id);
    if (!profile) throw memberNotFound();
    return {
      id,
      state: stateOf(account),
      account,
      secondFactor: await hasSecondFactor(conn, id),
      devices: await codesOf(site, conn, id, DEVICES),
      profile,
      photos: await ownPhotosIn(conn, id),
      balance: await balanceIn(conn, id),
      suspension: await suspensionOf(conn, { id }),
      hold: await writingHoldOf(conn, { id }),
    };
  });
}

const DEVICES = 12;

/**
 * What happened with a member, the newest first, for operators alone. It says what is still stored: a session that ended and
 * a link that expired are not. Throws `account.no_member`, `UnknownCursorError`.
 */
export async function memberTimeline(site: Site, id: string, asked: Asked = {}): Promise<Page<Entry>> {
  return site.db.read(async (conn) => interleaved(asked, sourcesOf(site, conn, await factsOf(conn, id))));
}

async function factsOf(conn: Conn, id: string): Promise<Facts> {
  const facts = await accountFactsById(conn, id);
  if (!facts) throw memberNotFound();
  return facts;
}
