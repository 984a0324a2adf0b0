import type { ShownLookAlike } from "~/app/console/members/look-alikes";
import type { SaidOfPhoto } from "~/app/console/photos/taken-back";
import * as css from "~/themes/console/console.css";
import { Badge } from "~/themes/console/parts";
import { Shot } from "~/themes/console/pictures";
import * as pictures from "~/themes/console/pictures.css";
import { useWords } from "~/themes/words";

export interface TilePhoto {
  id: string;
  src: string;
  /** The owner's name. */
  name: string;
  age: string;
  nudity: boolean;
  /** The network's estimate, as text. "" if the photo was not examined. */
  score: string;
  /** Whether other members already see the photo. */
  isShown: boolean;
  /** Similar photos. */
  alike: ShownLookAlike[];
  /** The decision that was undone. Null if no decision was undone. */
  said: SaidOfPhoto | null;
}

interface Props {
  photo: TilePhoto;
  brand: string;
  reasons: { value: string; label: string }[];
  hint: string | undefined;
}

const VERDICTS = [
  { value: "approve", key: "a" },
  { value: "reject", key: "r" },
  { value: "leave", key: undefined },
] as const;

/** A photo and its decision. The tile's keys work while the tile has the focus. */
export function PhotoTile({
  photo: { id, src, name, age, nudity, score, isShown, alike, said },
  brand,
  reasons,
  hint,
}: Props) {
  const { t } = useWords();
  return (
    <li className={pictures.tile} data-tile>
      <Shot src={src} label={t("queue.photo_of", { name })} hint={hint} />
      <LookAlikes alike={alike} hint={hint} />
      <input type="hidden" name={`name.${id}`} value={name} />
      <input type="hidden" name={`was.${id}`} value={nudity ? "on" : ""} />
      <input type="hidden" name={`seen.${id}`} value="" data-seen="" />
      <fieldset className={pictures.verdicts}>
        <legend>
          {name} <span className={css.quiet}>{score ? `${age} · ${score}` : age}</span>{" "}
          {isShown && <Badge>{t("queue.shown_already")}</Badge>}
        </legend>
        {VERDICTS.map(({ value, key }) => (
          <label key={value}>
            <input
              type="radio"
              name={`verdict.${id}`}
              value={value}
              defaultChecked={value === (said?.verdict ?? "leave")}
              aria-keyshortcuts={key}
            />
            {t(`queue.${value}`)}
          </label>
        ))}
        <label>
          <input type="checkbox" name={`nudity.${id}`} defaultChecked={said?.nudity ?? nudity} aria-keyshortcuts="x" />
          {t("queue.nudity")}
        </label>
      </fieldset>
      <select
        className={css.input}
        name={`reason.${id}`}
        aria-label={t("queue.reason_of", { name })}
        defaultValue={said?.reason ?? ""}
      >
        <option value="">{t("queue.reason_choose")}</option>
        {reasons.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <a href={`/brands/${brand}/actions/photos.reject?on=${id}`}>{t("queue.in_own_words")}</a>
    </li>
  );
}

/** Renders the similar photos. Also rendered without any, so that all tiles have the same rows. */
function LookAlikes({ alike, hint }: { alike: ShownLookAlike[]; hint: string | undefined }) {
  return (
    <div className={pictures.alike}>
      {alike.map(({ key, text, to, src }) => (
        <div key={key}>
          {src && <Shot src={src} label={text} hint={hint} />}
          {to ? <a href={to}>{text}</a> : <span>{text}</span>}
        </div>
      ))}
    </div>
  );
}
