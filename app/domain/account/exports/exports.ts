import { open } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { memberNotFound } from "~/app/domain/account/accounts/accounts.errors";
import type { Member } from "~/app/domain/member";
import type { Operator } from "~/app/domain/operator";
import { enqueueMail, mailsOf, type Preview } from "~/app/domain/reach/mail/mail";
import { isUnderOrder } from "~/app/domain/safety/authorities/authorities";
import type { Site } from "~/app/domain/site";
import { audited } from "~/app/domain/site/audit/audit";
import { requiredReason } from "~/app/domain/site/audit/audit.schema";
import type { MediaFile } from "~/app/domain/site/media/media";
import { withIncoming } from "~/app/domain/site/media/media";
import { effect, enqueue } from "~/app/domain/site/outbox/outbox";
import type { Tx } from "~/db/handle";
import { fairSemaphore } from "~/db/semaphore";
import { writeArchive } from "./archive";
import { exportedLately, exportNotFound } from "./exports.errors";
import { deleteExport, exportById, exportRow, insertExport, markReady, readerOf } from "./exports.queries";

export interface Export {
  id: string;
  /** When the export was requested. This time and all times below are UTC ms. */
  askedAt: number;
  /** When the export was ready. Null while the export is being made. */
  readyAt: number | null;
  expiresAt: number | null;
  /** The size of the archive, in bytes. */
  size: number | null;
}

/** Returns the present export, ready or not; null if expired or never requested. */
export async function exportOf(site: Site, member: Pick<Member, "id">): Promise<Export | null> {
  const row = await site.db.read((conn) => exportRow(conn, member.id));
  if (!row || isOver(site, row)) return null;
  const { id, askedAt, readyAt, expiresAt, size } = row;
  return { id, askedAt, readyAt, expiresAt, size };
}

/** Returns when the next export may be requested, UTC ms: a day after the last. */
export function mayAskFrom(last: Pick<Export, "askedAt"> | null): number {
  return last === null ? 0 : last.askedAt + DAY;
}

/** Requests an export, which replaces the last one; an email announces it. Does nothing within a day of the last. */
export async function askForExport(site: Site, member: Pick<Member, "id">): Promise<void> {
  await site.db.transact(async (tx) => void (await beginExport(site, tx, member)));
}

/**
 * Requests an export for an operator, whose member gets an email. Throws account.reason_missing, account.no_member, and
 * actions.export_lately within a day of the last export.
 */
export async function exportForMember(site: Site, operator: Operator, id: string, why: string): Promise<void> {
  const reason = requiredReason(why);
  await site.db.transact(
    audited(site, operator, async (tx) => {
      if (!(await readerOf(tx, id))) throw memberNotFound();
      if (!(await beginExport(site, tx, { id }))) throw exportedLately();
      return { value: undefined, entry: { action: "members.export" as const, ...exported(id, reason) } };
    }),
  );
}

/** Previews the email that `exportForMember` causes once the archive is made. Throws like `exportForMember`. */
export async function previewExport(site: Site, id: string, why: string): Promise<Preview[]> {
  requiredReason(why);
  return mailsOf(site, async (previewing, tx) => {
    const reader = await readerOf(tx, id);
    if (!reader) throw memberNotFound();
    if (!(await beginExport(previewing, tx, { id }))) throw exportedLately();
    await mailReady(previewing, tx, { id: previewing.newId(), account: id, reader });
  });
}

/** Records an operator's download of a member's archive. Throws account.reason_missing, account.no_member. */
export async function noteDownload(site: Site, operator: Operator, id: string, why: string): Promise<void> {
  const reason = requiredReason(why);
  await site.db.transact(
    audited(site, operator, async (tx) => {
      if (!(await readerOf(tx, id))) throw memberNotFound();
      return { value: undefined, entry: { action: "members.download" as const, ...exported(id, reason) } };
    }),
  );
}

function exported(id: string, reason: string) {
  return { on: { kind: "member" as const, id }, member: id, reason, before: {}, after: {} };
}

/**
 * Makes a member's archive for an operator, without storing it. Contains chats only while an authority's order about
 * the member is open. Throws account.no_member.
 */
export async function archiveOf(site: Site, id: string): Promise<MediaFile> {
  if (!(await site.db.read((conn) => readerOf(conn, id)))) throw memberNotFound();
  const isOrdered = await isUnderOrder(site, id);
  return semaphore.run({ ...LIMIT, owner: site.tenant.slug }, () =>
    withIncoming(site.media, async (folder) => {
      const file = join(folder, "export.zip");
      const size = await writeArchive(site, id, file, { withChats: isOrdered, withSecured: isOrdered });
      return { size, body: (await open(file)).createReadStream() };
    }),
  );
}

/** Begins an export. Returns false within a day of the last export. */
async function beginExport(site: Site, tx: Tx, member: Pick<Member, "id">): Promise<boolean> {
  const last = await exportRow(tx, member.id);
  if (last && mayAskFrom(last) > site.now()) return false;
  if (last) {
    await deleteExport(tx, last.id);
    await enqueue(site, tx, removalEffect, { key: last.id, payload: { file: last.file } });
  }
  const id = site.newId();
  const file = `${Buffer.from(site.randomBytes(16)).toString("hex")}.zip`;
  await insertExport(tx, { id, accountId: member.id, askedAt: site.now(), file });
  await enqueue(site, tx, exportEffect, { key: id, payload: { export: id, account: member.id } });
  return true;
}

/** Opens the file, for its owner only. Throws `settings.export_not_found`. */
export async function openExport(site: Site, member: Pick<Member, "id">, id: string): Promise<MediaFile> {
  const row = await site.db.read((conn) => exportById(conn, id));
  if (row?.accountId !== member.id || row.readyAt === null || isOver(site, row)) throw exportNotFound();
  const file = await site.media.get(`exports/${row.file}`);
  if (!file) throw exportNotFound();
  return file;
}

const DAY = 24 * 60 * 60 * 1000;
const LASTS = 7 * DAY;

/**
 * The limit of archives being made, which need this machine's disk. A waiting archive is made or refused before the
 * outbox gives its job up.
 */
const LIMIT = { key: "export", concurrency: 2, concurrencyEach: 1, maxQueued: 20, maxWait: 30_000 };
const semaphore = fairSemaphore();

const exportEffect = effect("export", z.object({ export: z.string(), account: z.string() }), {
  subject: ({ account }) => account,
  // The outbox retries if too many archives are being made.
  handle: ({ payload }, site) => semaphore.run({ ...LIMIT, owner: site.tenant.slug }, () => make(site, payload.export)),
});

const expiryEffect = effect("export.expiry", z.object({ id: z.string(), file: z.string(), account: z.string() }), {
  subject: ({ account }) => account,
  async handle({ payload: { id, file } }, site) {
    await site.media.remove(`exports/${file}`);
    await site.db.transact((tx) => deleteExport(tx, id));
  },
});

/** The job has no subject, because the file must be removed even after the account is erased. */
const removalEffect = effect("export.removal", z.object({ file: z.string() }), {
  subject: () => null,
  handle: ({ payload: { file } }, site) => site.media.remove(`exports/${file}`),
});

export const exportEffects = [exportEffect, expiryEffect, removalEffect];

async function make(site: Site, id: string): Promise<void> {
  const row = await site.db.read((conn) => exportById(conn, id));
  const reader = row && (await site.db.read((conn) => readerOf(conn, row.accountId)));
  if (!reader || row.readyAt !== null) return;
  const path = `exports/${row.file}` as const;
  const size = await withIncoming(site.media, async (folder) => {
    const file = join(folder, "export.zip");
    const written = await writeArchive(site, row.accountId, file, { withChats: true, withSecured: false });
    await site.media.putFile(path, file);
    return written;
  });
  const ready = await site.db.transact(async (tx) => {
    const readyAt = site.now();
    const expiresAt = readyAt + LASTS;
    if (!(await markReady(tx, id, { readyAt, expiresAt, size }))) return false;
    await enqueue(site, tx, expiryEffect, {
      key: id,
      payload: { id, file: row.file, account: row.accountId },
      dueAt: expiresAt,
    });
    await mailReady(site, tx, { id, account: row.accountId, reader });
    return true;
  });
  // The account was erased meanwhile. The file stays if another run stored it while this run waited for slow storage.
  if (!ready && !(await site.db.read((conn) => exportById(conn, id)))) await site.media.remove(path);
}

type Reader = NonNullable<Awaited<ReturnType<typeof readerOf>>>;

function mailReady(
  site: Site,
  tx: Tx,
  { id, account, reader }: { id: string; account: string; reader: Reader },
): Promise<void> {
  const { email: to, language, name } = reader;
  const action = { path: "/account/export" };
  return enqueueMail(site, tx, { kind: "export", account, to, language, name, action }, `export ${id}`);
}

function isOver(site: Pick<Site, "now">, { expiresAt }: { expiresAt: number | null }): boolean {
  return expiresAt !== null && expiresAt <= site.now();
}
