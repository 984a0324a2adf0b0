import { driver } from "./postgres-driver";
import { Database } from "./sqlite-driver";

const FILES = new Set(["ENOSPC", "EDQUOT", "EIO", "EROFS"]);
/** PostgreSQL's codes disk_full and io_error. */
const POSTGRES = new Set(["53100", "58030"]);
const SQLITE = /^SQLITE_(FULL|IOERR|CANTOPEN|READONLY)/;

/**
 * Returns whether the disk refused a write, which may succeed later. After a failed flush on SQLite the rows may exist;
 * the request's key keeps a repetition from doubling them.
 */
export function isDiskFailure(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  if (typeof code === "string") {
    if (error instanceof Database.SqliteError) return SQLITE.test(code);
    if (POSTGRES.has(code)) return error instanceof driver().DatabaseError;
    if (FILES.has(code)) return true;
  }
  return cause !== undefined && cause !== error && isDiskFailure(cause);
}

/** Returns the likely cause of a disk failure, safe to log. */
export function causeOfDiskFailure(error: unknown): string {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  if (typeof code !== "string") return causeOfDiskFailure(cause);
  if (/^(SQLITE_(READONLY|CANTOPEN)|EROFS)/.test(code)) {
    return "the disk takes no writes: check the owner and permissions of DATA_DIR, and whether it is mounted read-only";
  }
  return /^(SQLITE_FULL|ENOSPC|EDQUOT|53100)/.test(code) ? "the disk is full" : "the disk fails";
}
