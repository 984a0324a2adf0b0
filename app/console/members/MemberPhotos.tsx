import type { ShownPhoto } from "~/app/console/members/seen-profile";
import * as css from "~/themes/console/console.css";
import { Badge } from "~/themes/console/parts";
import { Shot } from "~/themes/console/pictures";
import { strip } from "~/themes/console/pictures.css";
import { useWords } from "~/themes/words";

/** The photos of a member that their reader may see. */
export function MemberPhotos({ photos, isBlurred }: { photos: ShownPhoto[]; isBlurred: boolean }) {
  const { t } = useWords();
  if (photos.length === 0) return <p className={css.quiet}>{t("work.no_photos")}</p>;
  return (
    <ul className={strip}>
      {photos.map(({ src, label, isShown, reject }) => (
        <li key={src}>
          <Shot src={src} label={label} hint={isBlurred ? t("queue.blurred") : undefined} />
          {!isShown && <Badge>{t("work.photo_hidden")}</Badge>}
          {reject && (
            <a href={reject} aria-label={`${t("work.photo_reject")}: ${label}`}>
              {t("work.photo_reject")}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
