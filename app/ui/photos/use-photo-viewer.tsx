import { type MouseEvent, type ReactNode, useState } from "react";
import { onDemand } from "~/themes/primitives";
import type { ViewedPhoto } from "./PhotoViewer";
import * as css from "./PhotoViewer.css";

interface Viewing {
  name: string;
  photos: readonly ViewedPhoto[];
  reportable: boolean;
}

/**
 * `photo` makes a picture open the viewer at that photo, from 0; without a script it leads to the file. `viewer` goes
 * anywhere in the page.
 */
export function usePhotoViewer(viewing: Viewing): {
  photo(index: number, picture: ReactNode): ReactNode;
  viewer: ReactNode;
} {
  const [first, setFirst] = useState<number | null>(null);
  const Viewer = PhotoViewer.useWhen(first !== null);
  const photo = (index: number, picture: ReactNode) => {
    const src = viewing.photos[index]?.src;
    if (!src) return picture;
    const open = (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      setFirst(index);
    };
    return (
      <a href={src} className={css.opens} onClick={open} data-no-prefetch>
        {picture}
      </a>
    );
  };
  const viewer = Viewer && first !== null && <Viewer {...viewing} first={first} close={() => setFirst(null)} />;
  return { photo, viewer };
}

const PhotoViewer = onDemand(() => import("./PhotoViewer").then((module) => module.PhotoViewer));
