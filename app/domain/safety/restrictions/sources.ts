import type { Conn } from "~/db/handle";
import { type Notice, noticesAbout } from "./restrictions.queries";

/** How the site learned of the content. */
export interface Source {
  type: "SOURCE_ARTICLE_16" | "SOURCE_TRUSTED_FLAGGER" | "SOURCE_TYPE_OTHER_NOTIFICATION" | "SOURCE_VOLUNTARY";
  identity: string | null;
}

/** The source without a notice: the site found the content itself. */
export const OWN_INITIATIVE: Source = { type: "SOURCE_VOLUNTARY", identity: null };

/** Derives the source from reports and complaints. An appeal is no notice. */
export function sourceIn(told: readonly Notice[]): Source {
  const reports = told.filter(({ reason }) => reason !== "appeal");
  const flagged = reports.find(({ flagger }) => flagger !== null);
  if (flagged) return { type: "SOURCE_TRUSTED_FLAGGER", identity: flagged.flagger };
  if (reports.some(({ illegal }) => illegal)) return { type: "SOURCE_ARTICLE_16", identity: null };
  return reports.length > 0 ? { type: "SOURCE_TYPE_OTHER_NOTIFICATION", identity: null } : OWN_INITIATIVE;
}

/** Returns the source of one photo, message or profile from its reports. */
export async function sourceAbout(conn: Conn, kind: "photo" | "message" | "profile", id: string): Promise<Source> {
  return sourceIn(await noticesAbout(conn, kind, id));
}
