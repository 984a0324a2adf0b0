import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import {
  Button,
  ButtonLink,
  CloseIcon,
  IconButton,
  join,
  NextIcon,
  PreviousIcon,
  ReportIcon,
} from "~/themes/primitives";
import { useWords } from "~/themes/words";
import * as css from "./PhotoViewer.css";

export interface ViewedPhoto {
  id: string;
  src: string;
  /** The photo's alternative text. Default: its number and owner. */
  alt?: string;
  /** Whether the photo is marked. A marked photo is blurred until the viewer asks. */
  nudity?: boolean;
}

interface PhotoViewerProps {
  name: string;
  photos: readonly ViewedPhoto[];
  first: number;
  /** Whether the viewer can report the photos: not their own, and not as a visitor. */
  reportable: boolean;
  asked: ReadonlySet<string>;
  ask(id: string): void;
  close(): void;
}

/** Shows photos one at a time, in a row that scrolls by whole photos. Fingers swipe and pinch as on any page. */
export function PhotoViewer({ name, photos, first, reportable, asked, ask, close }: PhotoViewerProps) {
  const { t } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(first);

  const go = (to: number) => row.current?.children[to]?.scrollIntoView({ inline: "start", block: "nearest" });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is opened
  useEffect(() => {
    dialog.current?.showModal();
    if (row.current) row.current.scrollLeft = first * row.current.clientWidth;
    row.current?.focus();
  }, []);

  const scrolled = () => {
    const { scrollLeft, clientWidth } = row.current!;
    setShown(Math.round(scrollLeft / clientWidth));
  };
  const turn = (event: KeyboardEvent) => {
    const to = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: photos.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };

  const photo = photos[shown];
  return (
    <dialog ref={dialog} className={css.viewer} aria-label={t("profile.photos")} onClose={close} data-dialog-scrim="">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reached by keyboard */}
      <ul ref={row} className={css.row} onScroll={scrolled} onKeyDown={turn} tabIndex={0}>
        {photos.map(({ id, src, alt, nudity }, index) => (
          <li key={id} className={css.photo}>
            <img
              className={join(css.picture, nudity && !asked.has(id) && css.blurred)}
              src={src}
              alt={alt ?? t("profile.photo_n_of", { n: index + 1, name })}
              loading={Math.abs(index - shown) < 2 ? "eager" : "lazy"}
            />
          </li>
        ))}
      </ul>
      <div className={css.bar}>
        <p role="status">{t("profile.photo_count", { n: shown + 1, max: photos.length })}</p>
        {photo?.nudity && !asked.has(photo.id) && (
          <>
            <p>{t("profile.photo_veiled")}</p>
            <Button type="button" variant="secondary" size="s" onClick={() => ask(photo.id)}>
              {t("profile.photo_unveil")}
            </Button>
          </>
        )}
        {reportable && photo && (
          <ButtonLink
            href={`/report?photo=${photo.id}`}
            variant="quiet"
            size="s"
            icon={<ReportIcon size={18} />}
            data-no-prefetch
          >
            {t("profile.photo_report")}
          </ButtonLink>
        )}
        <div className={css.buttons}>
          {photos.length > 1 && (
            <>
              <IconButton
                label={t("profile.photo_previous")}
                icon={<PreviousIcon size={24} />}
                disabled={shown === 0}
                onClick={() => go(shown - 1)}
              />
              <IconButton
                label={t("profile.photo_next")}
                icon={<NextIcon size={24} />}
                disabled={shown === photos.length - 1}
                onClick={() => go(shown + 1)}
              />
            </>
          )}
          <IconButton
            label={t("common.close")}
            icon={<CloseIcon size={24} />}
            onClick={() => dialog.current?.close()}
          />
        </div>
      </div>
    </dialog>
  );
}
