import { ArchiveRefused } from "~/app/backups/archive";
import { BackupRefused } from "~/app/backups/manifest";
import { CapsuleRefused } from "~/app/capsules/manifest";
import { DomainError } from "~/app/domain/errors";
import { speechOf } from "~/app/locales/browser";
import { catalogues } from "~/app/locales/catalogues";
import { EnvironmentError } from "~/app/settings/environment";
import { CellProblem } from "~/db/cells/cell";
import { CopyRefused } from "~/db/copy/copy";
import { causeOfDiskFailure, isDiskFailure } from "~/db/disk-failure";
import { TenantReadOnlyError } from "~/db/hold";
import { UnknownCursorError } from "~/db/pages";
import { SnapshotRefused } from "~/db/snapshot/snapshot";
import { DatabaseMissingError } from "~/db/storage";
import { Refusal } from "../refusal";
import { Unready } from "../unready.mjs";

/** Returns message and code of a failure that the user can fix. Rethrows any other error. */
export function failureIn(error: unknown): { message: string; code: string } {
  if (error instanceof DomainError) return { message: english.t(error.code, error.detail.params), code: error.code };
  if (error instanceof TenantReadOnlyError) return { message: HELD, code: "tenant_read_only" };
  if (error instanceof Refusal && error.code) return { message: error.message, code: error.code };
  const known = CODES.find(([kind]) => error instanceof kind);
  if (known && error instanceof Error) return { message: error.message, code: known[1] };
  const message = machineFailure(error);
  if (message !== undefined) return { message, code: "machine_failure" };
  throw error;
}

/** Explains a system error: a full disk, missing rights, an unreachable server. */
function machineFailure(error: unknown): string | undefined {
  const { code, cause, path, dest, message } = (error ?? {}) as NodeJS.ErrnoException & { dest?: string };
  if (isDiskFailure(error)) return `${sentence(causeOfDiskFailure(error))}${whereOf(dest ?? path)}`;
  const says = code === undefined ? undefined : SAYS[code];
  if (says) return `${path ? `${path} ${says}` : `A file ${says}`} (${code}).`;
  if (code !== undefined && UNREACHED.has(code)) return `A server does not answer: ${message || code} (${code}).`;
  const { name = "", $metadata } = (error ?? {}) as { name?: string; $metadata?: { httpStatusCode?: number } };
  if ($metadata)
    return `The store of BACKUP_URL or MEDIA_URL refused: ${name} (${$metadata.httpStatusCode ?? "no answer"}).`;
  return cause !== undefined && cause !== error ? machineFailure(cause) : undefined;
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function whereOf(path: string | undefined): string {
  return path === undefined ? "" : ` ${path} could not be written.`;
}

const SAYS: Record<string, string> = {
  EACCES: "is not open to this user",
  EPERM: "is not open to this user",
  ENOENT: "is not there",
  ENOTDIR: "is not below a folder",
  EISDIR: "is a folder",
  EEXIST: "is there already",
  ENAMETOOLONG: "has a name that is too long for this disk",
  ELOOP: "is a link without an end",
  EMFILE: "can't be opened: this process has too many files open",
  ENFILE: "can't be opened: this machine has too many files open",
  EFBIG: "became larger than this disk, or a limit, lets a file be",
  SQLITE_NOTADB: "is no database",
  SQLITE_CORRUPT: "is a damaged database",
  SQLITE_BUSY: "is in use by another process",
};

const UNREACHED = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "EPIPE",
]);

/** Errors whose message explains the problem, with their codes for programs. */
const CODES = [
  [Refusal, "refused"],
  [Unready, "not_ready"],
  [EnvironmentError, "environment_invalid"],
  [CopyRefused, "copy_refused"],
  [CellProblem, "cell_problem"],
  [BackupRefused, "backup_refused"],
  [CapsuleRefused, "capsule_refused"],
  [ArchiveRefused, "archive_refused"],
  [SnapshotRefused, "snapshot_refused"],
  [DatabaseMissingError, "database_missing"],
  [UnknownCursorError, "cursor_unknown"],
] as const;

const HELD = `Nothing was written: this tenant is read-only here. Either it is being moved, or it was moved to another database.
Set DATABASE_URL (or DATA_DIR) as the server has it. To stay with this place: npx bouquet db release`;

const english = speechOf(catalogues.en, { language: "en", locale: "en" });
