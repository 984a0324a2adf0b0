import { asc, gt, inArray, sql } from "drizzle-orm";
import { type Conn, prepared } from "~/db/handle";
import { stableLimit } from "~/db/statement-hints";
import { profiles } from "~/db/tables";
import type { SearchedRow } from "../condition";

const p = sql.placeholder;

const searched = {
  id: profiles.id,
  visible: profiles.visible,
  seenBy: profiles.seenBy,
  gender: profiles.gender,
  birthDate: profiles.birthDate,
  country: profiles.country,
  region: profiles.region,
  city: profiles.city,
  language: profiles.language,
  mainPhoto: profiles.mainPhoto,
  showsNudity: profiles.showsNudity,
  languages: profiles.languages,
  interests: profiles.interests,
  details: profiles.details,
  lastActiveAt: profiles.lastActiveAt,
  createdAt: profiles.createdAt,
};

export async function rowsAfter(conn: Conn, id: string, limit: number): Promise<SearchedRow[]> {
  return q(conn).after.execute({ id, limit });
}

export async function rowsOf({ drizzle }: Conn, ids: string[]): Promise<SearchedRow[]> {
  return drizzle.select(searched).from(profiles).where(inArray(profiles.id, ids));
}

const q = prepared((d) => ({
  after: d
    .select(searched)
    .from(profiles)
    .where(gt(profiles.id, p("id")))
    .orderBy(asc(profiles.id))
    .limit(stableLimit(p("limit")))
    .prepare("search.rows_after"),
}));
