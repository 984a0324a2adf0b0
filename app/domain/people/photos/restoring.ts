import { forgetRejection } from "~/app/domain/people/photo-prints/photo-prints";
import type { Site } from "~/app/domain/site";
import { markStaleAround } from "~/app/domain/site/staleness/staleness";
import type { Tx } from "~/db/handle";
import { dropFiles, newName, removeNow, type Storable, storingAll } from "./files";
import { noteMark } from "./findings";
import { shelfOf, storedPictures } from "./photos";
import { changePhoto, photoById, settleMainPhoto } from "./photos.queries";

/** Shows rejected photos again within a transaction. Returns their ids; deleted photos stay deleted. */
export type RestorePhotos = (tx: Tx) => Promise<string[]>;

/** Writes the files of rejected photos, then runs `commit`, which shows the photos again. */
export async function restoringPhotos<T>(
  site: Site,
  ids: string[],
  commit: (restore: RestorePhotos) => (tx: Tx) => Promise<T>,
): Promise<T> {
  const found = await site.db.read((conn) => Promise.all(ids.map((id) => photoById(conn, id))));
  const moves = found
    .flatMap((photo) => (photo?.state === "rejected" ? [photo] : []))
    .map((photo) => {
      const [from, to] = [shelfOf(photo), shelfOf({ ...photo, state: "approved" })];
      return { photo, from, to, file: from === to ? photo.file : newName(site) };
    });
  const moved = moves.filter(({ from, to }) => from !== to);
  const stored: Storable[] = [];
  for (const { photo, to, file } of moved)
    stored.push({ name: file, shelf: to, pictures: await storedPictures(site, photo) });
  let restored: string[] = [];
  const done = await storingAll(
    site,
    stored,
    commit(async (tx) => {
      restored = [];
      for (const { photo, from, to, file } of moves) {
        const now = await photoById(tx, photo.id);
        if (now?.state !== "rejected" || now.file !== photo.file) {
          if (from !== to) await dropFiles(site, tx, file, to); // orphaned otherwise
          continue;
        }
        await changePhoto(tx, photo.id, { state: "approved", reason: null, file });
        await forgetRejection(tx, photo.id);
        await noteMark(site, tx, photo, photo.nudity);
        if (from !== to) await dropFiles(site, tx, photo.file, from);
        await settleMainPhoto(tx, photo.profileId);
        await markStaleAround(site, tx, photo.profileId);
        restored.push(photo.id);
      }
      return restored;
    }),
  );
  for (const { photo, from } of moved) if (restored.includes(photo.id)) await removeNow(site, photo.file, from);
  return done;
}
