export interface Size {
  width: number;
  height: number;
}

/** The width of the frame by its height: that of most cards. */
const FRAME = 4 / 5;
const MOST_ZOOM = 4;

/** The largest part of a picture that fills the frame, in pixels. */
function largestPart(picture: Size): Size {
  const { width, height } = picture;
  return isWide(picture) ? { width: height * FRAME, height } : { width, height: width / FRAME };
}

/** How often the picture may be enlarged in the frame, so that each side of the part keeps `minEdge` pixels. Below 1: not at all. */
export function mostZoom(picture: Size, minEdge: number): number {
  const { width, height } = largestPart(picture);
  return Math.min(MOST_ZOOM, Math.min(width, height) / minEdge);
}

/** Whether the picture is wider than the frame. */
export function isWide({ width, height }: Size): boolean {
  return width > height * FRAME;
}

/** The part that a scrolled frame shows, as the API takes it. */
export function partOf(frame: HTMLElement): string {
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = frame;
  const [x, y] = [scrollLeft / scrollWidth, scrollTop / scrollHeight];
  const [width, height] = [clientWidth / scrollWidth, clientHeight / scrollHeight];
  return [x, y, Math.min(width, 1 - x), Math.min(height, 1 - y)].map((part) => part.toFixed(4)).join(",");
}
