import { type MouseEvent, type ReactNode, useState } from "react";
import { onDemand } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import type { ViewedPhoto } from "./PhotoViewer";
import * as css from "./PhotoViewer.css";

interface Viewing {
  name: string;
  photos: readonly ViewedPhoto[];
  reportable: boolean;
}

/**
 * Makes pictures open in the viewer. A marked photo is blurred until the viewer asks. Without a script, a picture links
 * to its file.
 */
export function usePhotoViewer(viewing: Viewing): {
  photo(index: number, picture: ReactNode): ReactNode;
  viewer: ReactNode;
} {
  const { t } = useWords();
  const [first, setFirst] = useState<number | null>(null);
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const ask = (id: string) => setAsked((before) => new Set(before).add(id));
  const Viewer = PhotoViewer.useWhen(first !== null);
  const photo = (index: number, picture: ReactNode) => {
    const viewed = viewing.photos[index];
    if (!viewed) return picture;
    const { id, src, nudity } = viewed;
    const veiled = nudity && !asked.has(id);
    const open = (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      if (veiled) ask(id);
      else setFirst(index);
    };
    if (veiled) {
      return (
        <a href={src} className={css.veiled} onClick={open} data-no-prefetch>
          <div className={css.blurred}>{picture}</div>
          <span className={css.veil}>
            {t("profile.photo_veiled")} <span className={css.unveil}>{t("profile.photo_unveil")}</span>
          </span>
        </a>
      );
    }
    return (
      <a href={src} className={css.opens} onClick={open} data-no-prefetch>
        {picture}
      </a>
    );
  };
  const viewer = Viewer && first !== null && (
    <Viewer {...viewing} {...{ asked, ask }} first={first} close={() => setFirst(null)} />
  );
  return { photo, viewer };
}

/** Wraps a picture that `photo` will wrap later. Both use the same elements, so the browser keeps the picture. */
export function toOpenLater(picture: ReactNode): ReactNode {
  // biome-ignore lint/a11y/useValidAnchor: a link without an address is HTML's placeholder for the link that follows
  return <a className={css.opens}>{picture}</a>;
}

const PhotoViewer = onDemand(() => import("./PhotoViewer").then((module) => module.PhotoViewer));
