export interface Size {
  width: number;
  height: number;
}

/** The frame's width divided by its height, as on most cards. */
const FRAME = 4 / 5;
const MOST_ZOOM = 4;

function largestPart(picture: Size): Size {
  const { width, height } = picture;
  return isWide(picture) ? { width: height * FRAME, height } : { width, height: width / FRAME };
}

/** Returns the maximum zoom at which each side of the part has `minEdge` pixels. Below 1: the picture is too small. */
export function mostZoom(picture: Size, minEdge: number): number {
  const { width, height } = largestPart(picture);
  return Math.min(MOST_ZOOM, Math.min(width, height) / minEdge);
}

export function isWide({ width, height }: Size): boolean {
  return width > height * FRAME;
}

/** Returns the visible part of a scrolled frame, in the API's form. */
export function partOf(frame: HTMLElement): string {
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = frame;
  const [x, y] = [scrollLeft / scrollWidth, scrollTop / scrollHeight];
  const [width, height] = [clientWidth / scrollWidth, clientHeight / scrollHeight];
  return [x, y, Math.min(width, 1 - x), Math.min(height, 1 - y)].map((part) => part.toFixed(4)).join(",");
}
