import { ArchiveRefused } from "~/app/backups/archive";
import { BackupRefused } from "~/app/backups/manifest";
import { CapsuleRefused } from "~/app/capsules/manifest";
import { DomainError } from "~/app/domain/errors";
import { EnvironmentError } from "~/app/environment";
import { speechOf } from "~/app/locales/browser";
import { catalogues } from "~/app/locales/catalogues";
import { CellProblem } from "~/db/cells/cell";
import { CopyRefused } from "~/db/copy/copy";
import { TenantReadOnlyError } from "~/db/hold";
import { UnknownCursorError } from "~/db/pages";
import { SnapshotRefused } from "~/db/snapshot/snapshot";
import { DatabaseMissingError } from "~/db/storage";
import { Refusal } from "../refusal";
import { Unready } from "../unready.mjs";

/** The message of a failure that the user of a command can fix, and its code if it has one. Rethrows any other. */
export function failureIn(error: unknown): { message: string; code: string } {
  if (error instanceof DomainError) return { message: english.t(error.code, error.detail.params), code: error.code };
  if (error instanceof TenantReadOnlyError) return { message: HELD, code: "tenant_read_only" };
  if (error instanceof Refusal && error.code) return { message: error.message, code: error.code };
  const known = CODES.find(([kind]) => error instanceof kind);
  if (known && error instanceof Error) return { message: error.message, code: known[1] };
  throw error;
}

/** Errors whose message says what is wrong, and what a program calls each. */
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
