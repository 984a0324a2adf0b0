import { type PointerEvent, type SyntheticEvent, useRef, useState } from "react";
import { Button, Dialog, Range, usePictureAddress } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import * as css from "./CropDialog.css";
import { isWide, mostZoom, partOf } from "./crop";

interface CropDialogProps {
  file: File;
  /** "Photo 2 of 3". "" for a single photo. */
  count: string;
  minEdge: number;
  /** Called with the chosen part, or with undefined for the whole photo. */
  use(crop?: string): void;
  leaveOut(): void;
}

/**
 * Lets the member choose a part of a photo. A picture that the browser cannot show, or that is too small, is used
 * whole: the server reports the error.
 */
export function CropDialog({ file, count, minEdge, use, leaveOut }: CropDialogProps) {
  const { t } = useWords();
  const address = usePictureAddress(file);
  const frame = useRef<HTMLElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const [most, setMost] = useState(1);

  const begin = ({
    currentTarget: { naturalWidth: width, naturalHeight: height },
  }: SyntheticEvent<HTMLImageElement>) => {
    const zoom = mostZoom({ width, height }, minEdge);
    if (zoom < 1) return use();
    picture.current?.toggleAttribute("data-wide", isWide({ width, height }));
    setMost(zoom);
    if (frame.current) showPlace(frame.current, FACE);
  };
  const enlarge = (percent: number) => {
    if (!frame.current || !picture.current) return;
    const place = placeOf(frame.current);
    picture.current.style.setProperty(picture.current.hasAttribute("data-wide") ? "height" : "width", `${percent}%`);
    showPlace(frame.current, place);
  };
  return (
    <Dialog
      open
      onOpenChange={leaveOut}
      title={t("photos.crop_title")}
      description={[count, t("photos.crop_hint")].filter(Boolean).join(" · ")}
      closeLabel={t("common.close")}
      actions={
        <>
          <Button type="button" variant="secondary" onClick={() => use()}>
            {t("photos.crop_whole")}
          </Button>
          <Button type="button" onClick={() => use(frame.current ? partOf(frame.current) : undefined)}>
            {t("photos.crop_use")}
          </Button>
        </>
      }
    >
      <section
        ref={frame}
        className={css.frame}
        aria-label={t("photos.crop_alt")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it
        tabIndex={0}
        onPointerMove={drag}
      >
        {address && (
          <img
            ref={picture}
            src={address}
            alt={file.name}
            draggable={false}
            className={css.picture}
            onLoad={begin}
            onError={() => use()}
          />
        )}
      </section>
      {most > 1 && (
        <Range
          label={t("photos.crop_zoom")}
          name="zoom"
          min={100}
          max={Math.floor(most * 100)}
          defaultValue={100}
          say={(percent) => `${percent} %`}
          onChange={enlarge}
        />
      )}
    </Dialog>
  );
}

/** Moves the frame by mouse. By touch, the frame scrolls without a script. */
function drag({ buttons, pointerType, movementX, movementY, currentTarget }: PointerEvent<HTMLElement>): void {
  if (pointerType !== "touch" && buttons === 1) currentTarget.scrollBy(-movementX, -movementY);
}

interface Place {
  x: number;
  y: number;
}

/** The initial centre of the frame, as shares of the picture. Faces are mostly in the middle, above the half. */
const FACE: Place = { x: 0.5, y: 0.4 };

function placeOf({ scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight }: HTMLElement): Place {
  return { x: (scrollLeft + clientWidth / 2) / scrollWidth, y: (scrollTop + clientHeight / 2) / scrollHeight };
}

function showPlace(frame: HTMLElement, { x, y }: Place): void {
  frame.scrollLeft = x * frame.scrollWidth - frame.clientWidth / 2;
  frame.scrollTop = y * frame.scrollHeight - frame.clientHeight / 2;
}
