import { LRUCache } from "lru-cache";
import { urlOf } from "~/app/router/incoming-request";

/** Maximum length of a cached query, in characters. A longer query rarely repeats. */
const LONGEST = 200;
const MOST = 500;

/** Caches the result of `read`, which may use only the request's query, and freezes it. */
export function sharedReader<T extends object>(read: (request: Request) => T): (request: Request) => T {
  const known = new LRUCache<string, T>({ max: MOST });
  return (request) => {
    const { search } = urlOf(request);
    if (search.length > LONGEST) return read(request);
    const before = known.get(search);
    if (before) return before;
    const input = frozen(read(request));
    known.set(search, input);
    return input;
  };
}

function frozen<T extends object>(input: T): T {
  for (const value of Object.values(input)) if (typeof value === "object" && value !== null) frozen(value);
  return Object.freeze(input);
}
