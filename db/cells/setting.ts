import { isPostgres } from "../engine";
import { type Cell, MAIN } from "./cell";

/** The settings of the main database, which is also a cell. */
interface Main {
  databaseUrl: string | undefined;
  databaseDirectUrl: string | undefined;
  databaseReplicaUrl: string | undefined;
}

/**
 * Matches an entry of DATABASE_CELLS: `north=postgres://...`, with `north.direct=` or `north.replica=` as further
 * entries. Spaces separate entries.
 */
const ENTRY = /^([a-z][a-z0-9-]{0,39})(?:\.(direct|replica))?=(.+)$/;

/**
 * Parses DATABASE_CELLS. Returns all cells, `main` first, and no cell if the setting is empty. A returned string
 * describes the error.
 */
export function cellsOf(setting: string | undefined, main: Main): Cell[] | string {
  const entries = (setting ?? "").split(/\s+/).filter(Boolean);
  if (entries.length === 0) return [];
  const { databaseUrl: ofMain, databaseDirectUrl = ofMain, databaseReplicaUrl } = main;
  if (ofMain === undefined || databaseDirectUrl === undefined)
    return "only PostgreSQL has cells: set DATABASE_URL, too";
  const given = new Map<string, string>();
  for (const entry of entries) {
    const [, name, part = "url", url = ""] = ENTRY.exec(entry) ?? [];
    if (!name || !isPostgres(url) || !URL.canParse(url)) return SHAPE;
    if (name === MAIN) return `${MAIN} is the database of DATABASE_URL, and is not named here`;
    if (given.has(`${name}.${part}`)) return `${name} is named twice`;
    given.set(`${name}.${part}`, url);
  }
  const names = [...new Set([...given.keys()].map((key) => key.split(".")[0]!))];
  const without = names.find((name) => !given.has(`${name}.url`));
  if (without) return `${without} has no address of its own: ${without}=postgres://...`;
  const cells = names.map((name): Cell => {
    const url = given.get(`${name}.url`)!;
    const [directUrl = url, replicaUrl] = [given.get(`${name}.direct`), given.get(`${name}.replica`)];
    return { name, url, directUrl, replicaUrl };
  });
  const first = { name: MAIN, url: ofMain, directUrl: databaseDirectUrl, replicaUrl: databaseReplicaUrl };
  const all = [first, ...cells];
  const [one, other] = sameDatabase(all) ?? [];
  return one ? `${one} and ${other} are one database` : all;
}

const SHAPE = "must be name=postgres://user:password@host:port/database, and so on, with spaces between";

/** Finds two cells with the same address and returns their names. */
function sameDatabase(cells: Cell[]): [string, string] | undefined {
  const known = new Map<string, string>();
  for (const { name, url, directUrl } of cells) {
    for (const place of new Set([url, directUrl].map(placeIn))) {
      const other = known.get(place);
      if (other) return [other, name];
      known.set(place, name);
    }
  }
  return undefined;
}

function placeIn(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}:${port || 5432}${pathname}`;
}
