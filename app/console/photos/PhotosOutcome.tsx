import type { PhotosDone } from "~/app/console/photos/photo-page";
import * as css from "~/themes/console/console.css";
import { Notice } from "~/themes/console/parts";
import { useWords } from "~/themes/words";

/** The result of a page of photos: the confirmed decisions, and the photos without a decision. */
export function PhotosOutcome({ brand, outcome }: { brand: string; outcome: PhotosDone }) {
  const { t } = useWords();
  const { approved, rejected, marked, taken, noted, unexplained, unseen, left, waits } = outcome;
  const names = (photos: { name: string }[]) => photos.map(({ name }) => name).join(", ");
  const counts = { approved: approved.length, rejected: rejected.length, marked: marked.length, left };
  return (
    <>
      <Notice tone="good" isNews>
        {t(waits ? "actions.photos_noted" : "queue.photos_done", counts)}
      </Notice>
      {taken.length > 0 && <Notice tone="warn">{t("queue.photos_taken", { names: names(taken) })}</Notice>}
      {noted.length > 0 && <Notice tone="warn">{t("queue.photos_waiting", { names: names(noted) })}</Notice>}
      {unexplained.length > 0 && (
        <Notice tone="warn">{t("queue.photos_unexplained", { names: names(unexplained) })}</Notice>
      )}
      {unseen.length > 0 && <Notice tone="warn">{t("queue.photos_unseen", { names: names(unseen) })}</Notice>}
      {rejected.length > 0 && !waits && (
        <ul className={css.choices}>
          {rejected.map(({ id, name }) => (
            <li key={id}>
              <a href={`/brands/${brand}/actions/photos.approve?on=${id}`}>{t("queue.approve_after_all", { name })}</a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
