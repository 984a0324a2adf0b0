import type { DeskArgs } from "~/app/console/frame/guards";
import { listed, viewsOf } from "~/app/domain/desk/views/views";

/** The saved views above a list. */
export interface ShownViews {
  /** The current list with its filters. */
  path: string;
  views: { id: string; name: string; to: string; isCurrent: boolean }[];
}

/** Returns the operator's saved views of a list. */
export async function shownViews({ context: { desk }, who, request }: DeskArgs): Promise<ShownViews> {
  const { pathname, search } = new URL(request.url);
  const path = listed(pathname + search) ?? pathname;
  const own = await viewsOf(desk, who.id);
  return { path, views: own.map(({ id, name, path: to }) => ({ id, name, to, isCurrent: to === path })) };
}
