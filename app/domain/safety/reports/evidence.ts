import { todayOf } from "~/app/domain/ages";
import type { Member } from "~/app/domain/member";
import { privatePhotoFor } from "~/app/domain/people/albums/albums";
import { photosIn, type Shelf } from "~/app/domain/people/photos/photos";
import { cardOf, profileSeenBy, viewerScope } from "~/app/domain/people/profiles/profiles";
import type { Site } from "~/app/domain/site";
import type { Conn } from "~/db/handle";
import type { Evidence } from "~/db/tables";
import { nothingToReport, selfReported } from "./reports.errors";
import { blockedProfile, messagesUpTo, ownerOfShownPhoto } from "./reports.queries";
import type { Target } from "./reports.schema";

export interface Seen {
  subjectId: string;
  evidence: Evidence;
  /** The photo whose files must be copied, by its name in the tenant's media. */
  photo: { id: string; file: string; shelf: Shelf } | null;
}

/** Copies what the reporter sees now, also of blocked members. Throws reports.not_found, reports.self. */
export async function seenNow(site: Site, conn: Conn, reporter: Member, target: Target): Promise<Seen> {
  if (target.kind === "message") return seenMessage(site, conn, reporter, target.id);
  const shown =
    target.kind === "photo" ? await ownerOfShownPhoto(conn, target.id) : { id: target.id, isPrivate: false };
  if (!shown) throw nothingToReport();
  const { id: owner, isPrivate } = shown;
  if (owner === reporter.id) throw selfReported();
  const profile = await profileEvidence(site, conn, reporter, owner);
  if (!profile) throw nothingToReport();
  const photos = await photosIn(conn, owner);
  const photo = isPrivate
    ? await privatePhotoFor(site, conn, reporter, { ownerId: owner, photoId: target.id })
    : target.kind === "photo"
      ? photos.find(({ id }) => id === target.id)
      : photos[0];
  if (target.kind === "photo" && !photo) throw nothingToReport();
  const shelf = isPrivate ? "held" : "public";
  return { subjectId: owner, evidence: { profile }, photo: photo ? { ...photo, shelf } : null };
}

async function seenMessage(site: Site, conn: Conn, reporter: Member, id: string): Promise<Seen> {
  const messages = await messagesUpTo(conn, reporter.id, id);
  const reported = messages.at(-1);
  if (!reported) throw nothingToReport();
  if (reported.from === reporter.id) throw selfReported();
  const profile = await profileEvidence(site, conn, reporter, reported.from, true);
  if (!profile) throw nothingToReport();
  const said = messages.map(({ photo, ...message }) => ({
    ...message,
    ...(photo !== null && { photo: true as const }),
  }));
  // The photo is copied as it was sent, even if the reporter saw it blurred.
  const photo = reported.photo === null ? null : { id, file: reported.photo, shelf: "held" as const };
  return { subjectId: reported.from, evidence: { profile, messages: said }, photo };
}

async function profileEvidence(
  site: Site,
  conn: Conn,
  reporter: Member,
  id: string,
  evenUnseen = false,
): Promise<Evidence["profile"] | null> {
  const row =
    (await profileSeenBy(conn, viewerScope(site, reporter), id)) ??
    (await blockedProfile(conn, { id, blocker: evenUnseen ? null : reporter.id }));
  return row ? evidenceOf(site, row) : null;
}

/** Returns the profile at an address of this site, visible or not, without telling which; null without one. */
export async function profileAt(site: Site, conn: Conn, address: string): Promise<Evidence["profile"] | null> {
  const { tenant } = site;
  const url = URL.canParse(address, tenant.origin) ? new URL(address, tenant.origin) : null;
  const [, id] = /^\/(?:members|likes\/m)\/([0-9a-f-]{36})(?:\/|$)/.exec(url?.pathname ?? "") ?? [];
  const isOurs = url && [new URL(tenant.origin).hostname, ...tenant.hosts].includes(url.hostname);
  if (!id || !isOurs) return null;
  const row = await blockedProfile(conn, { id, blocker: null });
  return row ? evidenceOf(site, row) : null;
}

type ProfileRow = NonNullable<Awaited<ReturnType<typeof blockedProfile>>>;

function evidenceOf(site: Site, row: ProfileRow): Evidence["profile"] {
  const { id, fictional, name, age, country, region, city } = cardOf(row, todayOf(site));
  const answers = Object.fromEntries(row.prompts.map(({ prompt, answer }) => [`prompt_${prompt}`, answer]));
  const details = { ...row.details, ...(row.personal && { personal: row.personal }), ...answers };
  return { id, fictional, name, age, country, region, city, details };
}
