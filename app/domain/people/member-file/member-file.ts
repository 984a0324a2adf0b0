import { accountFactsById } from "~/app/domain/account/accounts/accounts";
import { memberNotFound } from "~/app/domain/account/accounts/accounts.errors";
import { hasSecondFactor } from "~/app/domain/account/credentials/credentials";
import { codesOf } from "~/app/domain/account/devices/devices";
import { balanceIn } from "~/app/domain/money/ledger/ledger";
import { type MemberState, stateOf } from "~/app/domain/people/lookup/lookup";
import { type OwnPhoto, ownPhotosIn } from "~/app/domain/people/photos/photos";
import { type ProfileView, profileShownTo } from "~/app/domain/people/profiles/profiles";
import { type Sanction, sanctionOf } from "~/app/domain/safety/sanctions/sanctions";
import type { Site } from "~/app/domain/site";
import type { Conn } from "~/db/handle";
import { type Asked, interleaved, type Page } from "~/db/pages";
import { type Entry, sourcesOf } from "./timeline";

export type { Entry } from "./timeline";

type Facts = NonNullable<Awaited<ReturnType<typeof accountFactsById>>>;

/** A member as operators see them. Times are UTC ms. */
export interface MemberFile {
  id: string;
  state: MemberState;
  /** The account, and profile data hidden from others: the birth date, and who may see it. */
  account: Omit<Facts, "id">;
  secondFactor: boolean;
  /** Codes of the devices with a login within a year, latest first. */
  devices: string[];
  /** The profile as others see it, or would see it if it were visible to them. */
  profile: ProfileView;
  photos: OwnPhoto[];
  /** The member's balance, in credits. */
  balance: number;
  suspension: Sanction | undefined;
  /** The active mute. */
  mute: Sanction | undefined;
}

/** Returns the file of a member, for operators only. Throws `account.no_member`, also for an erased account. */
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
      suspension: await sanctionOf(conn, "suspension", { id }),
      mute: await sanctionOf(conn, "mute", { id }),
    };
  });
}

const DEVICES = 12;

/**
 * Returns a member's events, newest first, without ended sessions and expired links. Throws like `memberFile`, and
 * `UnknownCursorError`.
 */
export async function memberTimeline(site: Site, id: string, asked: Asked = {}): Promise<Page<Entry>> {
  return site.db.read(async (conn) => interleaved(asked, sourcesOf(site, conn, await factsOf(conn, id))));
}

async function factsOf(conn: Conn, id: string): Promise<Facts> {
  const facts = await accountFactsById(conn, id);
  if (!facts) throw memberNotFound();
  return facts;
}
