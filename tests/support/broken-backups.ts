/** Damage of backups, and leftovers of restores, as rows of the doctor's test (`breakings.ts`). */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { keyOfManifest, keyOfVerified } from "~/app/backups/manifest";
import { NOW } from "./around";
import type { Row } from "./breakings";

const [HOUR, DAY] = [3_600_000, 86_400_000];

export const BROKEN_BACKUPS: Row[] = [
  [
    "a backup was changed after it was signed",
    "wrong backups backups_refused",
    async ({ store, backup, writeBackup }) => {
      const { id } = await writeBackup(NOW - 3 * HOUR);
      await store.put(keyOfManifest({ ...backup, id }), JSON.stringify({ ...backup, id }));
    },
  ],
  [
    "no backup was ever verified",
    "warning backups backups_unverified",
    ({ store, backup }) => store.remove(keyOfVerified(backup)),
  ],
  [
    "a backup was found damaged",
    "wrong backups backups_damaged",
    ({ store, backup }) => store.put(keyOfVerified(backup), JSON.stringify({ at: backup.at, sound: false })),
  ],
  [
    "a copy of the installation wrote a backup",
    "wrong backups backups_copied",
    ({ writeBackup }) => writeBackup(NOW - HOUR, { isOwn: false }),
  ],
  ["a backup is of a time to come", "wrong backups backups_future", ({ writeBackup }) => writeBackup(NOW + 40 * DAY)],
  [
    "another installation has backups in the store",
    "warning backups backups_foreign",
    ({ writeBackup }) => writeBackup(NOW - HOUR, { installation: "f".repeat(16) }),
  ],
  [
    "a command left something behind",
    "warning leftovers leftover",
    ({ place }) => writeFileSync(join(place.dataDir, "control.sqlite.former-20991126030000"), "x"),
  ],
];
