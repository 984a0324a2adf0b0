import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type BackupStore, openBackupStore } from "~/app/backups/store";
import type { BackupSettings } from "~/app/settings/backup-settings";
import { type Environment, projectRoot } from "~/app/settings/environment";
import type { LeftOut } from "~/tenants/config/folder";
import { Refusal } from "../refusal";

/** Returns the backup settings and the store. Throws a Refusal if backups are not configured. */
export function backupsOf({ backup }: Pick<Environment, "backup">): { settings: BackupSettings; store: BackupStore } {
  if (!backup) throw new Refusal("BACKUP_URL is not set. It says where backups go: scripts/operating/backups.md");
  return { settings: backup, store: openBackupStore(backup.place) };
}

export function leftOutLine(slug: string, { name, reason }: LeftOut): string {
  return `${slug}: ${name} ${reason}, and is left out`;
}

export function inBytes(size: number): string {
  const units = ["B", "kB", "MB", "GB", "TB"];
  const unit = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, size)) / 3));
  const value = size / 1000 ** unit;
  return `${unit === 0 ? value : value.toFixed(1)} ${units[unit]}`;
}

export function releaseOf(): string {
  return JSON.parse(readFileSync(join(projectRoot, "package.json"), "utf8")).version;
}
