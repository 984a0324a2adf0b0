import { createHash } from "node:crypto";
import type { Answer } from "./reference";

type Queries = Answer["queries"];

const CARD = "p.id, kind, name, gender, birth_date, country, region, city, language, main_photo";
const YOUNGEST = "2008-01-01";

export function sessionQuery(cookie: string): Queries {
  const token = createHash("sha256").update(cookie.split("=")[1]!).digest("base64url");
  const from = "session s join account a on a.id = s.account_id join profile p on p.id = a.id";
  const sql = `select a.email, a.status, p.* from ${from} where s.token_hash = ? and s.expires_at > ? and a.status = 'active'`;
  return [{ sql, params: [token, Date.now()] }];
}

export function badgeQueries(member: string): Queries {
  return [
    { sql: "select coalesce(sum(unread), 0) from participant where profile_id = ? and hidden = 0", params: [member] },
    { sql: "select count(*) from likes where to_id = ? and seen = 0", params: [member] },
  ];
}

export function searchQueries(gender: string, limit: number): Queries {
  return [pageQuery("profile_gender_ix", "gender = ? and", [gender], limit), countQuery("gender = ? and", [gender])];
}

export function frontQueries(limit: number): Queries {
  return [pageQuery("profile_all_ix", "", [], limit), countQuery("", [])];
}

function pageQuery(index: string, filter: string, given: string[], limit: number): Queries[number] {
  const hits = `from profile indexed by ${index} where visible = true and ${filter} birth_date <= ?`;
  const ids = `select id ${hits} order by last_active_at desc, id desc limit ${limit}`;
  const sql = `select ${CARD} from (${ids}) hit join profile p on p.id = hit.id order by last_active_at desc, p.id desc`;
  return { sql, params: [...given, YOUNGEST] };
}

/** Counts by the counters, except in the month that ends with the youngest. */
function countQuery(filter: string, given: string[]): Queries[number] {
  const wide = given.length > 0 ? "" : "gender = '*' and";
  const months = `select coalesce(sum(n), 0) from profile_count indexed by profile_count_ix where ${filter} ${wide} country = '*' and region = '*' and born < ?`;
  const rest = `select count(*) from profile indexed by profile_born_ix where visible = true and ${filter} birth_date > ? and birth_date <= ?`;
  const [month, before] = [YOUNGEST.slice(0, 7), `${YOUNGEST.slice(0, 7)}-00`];
  return { sql: `select (${months}) + (${rest}) as n`, params: [...given, month, ...given, before, YOUNGEST] };
}

export function likedQuery(member: string, ids: string[]): Queries {
  const sql = `select to_id from likes where from_id = ? and to_id in (${ids.map(() => "?").join()})`;
  return [{ sql, params: [member, ...ids] }];
}
