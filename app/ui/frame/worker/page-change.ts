/** The event by which a page says that it shows something new, so that the site's worker keeps it again. */
export const PAGE_CHANGE = "page-change";

export function announcePageChange(): void {
  document.dispatchEvent(new Event(PAGE_CHANGE));
}
