import { PHOTO_REASONS, toldOf } from "~/app/console/photos/photo-reasons";
import * as css from "~/themes/console/console.css";
import { LinkButton, Submit } from "~/themes/console/fields";
import { Facts } from "~/themes/console/parts";
import { Keys, type Softening } from "~/themes/console/pictures";
import * as pictures from "~/themes/console/pictures.css";
import { useWords } from "~/themes/words";
import { PhotoTile, type TilePhoto } from "./PhotoTile";

interface Props {
  brand: string;
  photos: TilePhoto[];
  softening: Softening;
  /** The cursor of the next page. */
  next: string | null;
  /** Whether this operator leased the photos. The next page then shows the rest of the leased photos. */
  isMine: boolean;
}

/** A page of photos with a decision for each, in one form. */
export function PhotoForm({ brand, photos, softening, next, isMine }: Props) {
  const { t } = useWords();
  const query = { brand, grey: softening.grey ? "1" : "0", ...(isMine && { mine: "1" }) };
  const hint = softening.blur === "none" ? undefined : t("queue.blurred");
  const alike = photos.filter((photo) => photo.alike.length > 0).length;
  const reasons = PHOTO_REASONS.map((reason) => ({ value: reason, label: t(`queue.reason_${reason}`) }));
  return (
    <form className={css.section} method="post" action={`/photos?${new URLSearchParams(query)}`}>
      <input type="hidden" name="brand" value={brand} />
      <PhotoKeys reasons={reasons.map(({ label }) => label)} />
      <details className={pictures.keys}>
        <summary className={css.quiet}>{t("actions.owners_read")}</summary>
        <Facts facts={PHOTO_REASONS.map((reason) => [t(`queue.reason_${reason}`), t(toldOf(reason))])} />
      </details>
      {alike > 0 && <p className={css.quiet}>{t("care_desk.alike_first", { count: alike })}</p>}
      <ul className={pictures.grid}>
        {photos.map((photo) => (
          <PhotoTile key={photo.id} photo={photo} brand={brand} reasons={reasons} hint={hint} />
        ))}
      </ul>
      <div className={pictures.bar}>
        <Submit tone="main" name="step" value="save" shortcut="s">
          {t("queue.save_page")}
        </Submit>
        <Submit name="step" value="rest" shortcut="f">
          {t("queue.approve_rest")}
        </Submit>
        {next && (
          <LinkButton to={`/photos?${new URLSearchParams({ ...query, after: next })}`}>{t("queue.more")}</LinkButton>
        )}
      </div>
    </form>
  );
}

/** The list of keys of the page of photos. */
function PhotoKeys({ reasons }: { reasons: string[] }) {
  const { t } = useWords();
  return (
    <details className={pictures.keys} data-keys>
      <summary className={css.quiet}>{t("queue.keys")}</summary>
      <Keys
        keys={[
          ["j, k, ← →", t("queue.key_move")],
          ["a", t("queue.approve")],
          ["r", t("queue.reject")],
          ...reasons.map((reason, at): [string, string] => [`${at + 1}`, t("queue.key_reason", { reason })]),
          ["x", t("queue.nudity")],
          ["g", t("queue.in_grey")],
          ["s", t("queue.save_page")],
          ["f", t("queue.approve_rest")],
        ]}
      />
    </details>
  );
}
