/** The event of a page that shows new content, so that the site's worker caches it again. */
export const PAGE_CHANGE = "page-change";

export function announcePageChange(): void {
  document.dispatchEvent(new Event(PAGE_CHANGE));
}
