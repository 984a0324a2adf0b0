import { checked } from "~/app/domain/checked";
import type { Desk } from "~/app/domain/desk";
import { tooManyViews } from "./views.errors";
import { dropView, keepView, type SavedView, viewsBy } from "./views.queries";
import { type NewView, newView } from "./views.schema";

export type { SavedView } from "./views.queries";
export { listed } from "./views.schema";

/** The maximum number of views, which fit into a row above a list. */
const MOST = 20;

/** Returns an operator's views, in the order in which they were saved. */
export function viewsOf({ db }: Pick<Desk, "db">, operatorId: string): Promise<SavedView[]> {
  return db.read((conn) => viewsBy(conn, operatorId));
}

/**
 * Saves a list with its filters under a name, replacing one of that name. Throws `invalid` with the wrong fields, and
 * views.too_many.
 */
export async function saveView(
  desk: Pick<Desk, "db" | "now" | "newId">,
  operatorId: string,
  input: NewView,
): Promise<void> {
  const { name, path } = checked(newView, input);
  await desk.db.transact(async (tx) => {
    const known = await viewsBy(tx, operatorId);
    const isNew = known.every((view) => view.name !== name);
    if (isNew && known.length >= MOST) throw tooManyViews({ params: { max: MOST } });
    await keepView(tx, { id: desk.newId(), operatorId, name, path, at: desk.now() });
  });
}

/** Removes a view. Does nothing if the view is missing, or another operator's. */
export async function removeView({ db }: Pick<Desk, "db">, operatorId: string, id: string): Promise<void> {
  await db.transact((tx) => dropView(tx, operatorId, id));
}
