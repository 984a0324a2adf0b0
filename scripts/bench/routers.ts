import { calls } from "~/app/contract/calls";
import { buildOnReactRouter, ON_REACT_ROUTER } from "../building/react-router.mjs";
import type { Target } from "./load";
import { type Running, start } from "./process";
import { compare, type Pace, type Row } from "./rows";
import { hostOf, logIn } from "./sites";

const QUERY = "gender=female&age=all&country=";

/** Compares React Router with Remix: two servers on the same data, in turns. */
export async function routerRows(
  remix: Running,
  settings: Record<string, string>,
  slug: string,
  pace: Pace,
): Promise<Row[]> {
  await buildOnReactRouter();
  const reactRouter = await start(["scripts/serve.mjs"], { ...settings, ...ON_REACT_ROUTER });
  try {
    const member = { Cookie: await logIn(remix, slug) }; // both servers share the data, and so the session
    const pages: [string, string, Record<string, string>][] = [
      ["search page, member", `/members?${QUERY}`, member],
      ["search by navigation", `/members.data?${QUERY}`, member],
      ["search as JSON", `${calls.search}?gender=female&pp=12`, {}],
      ["log-in page, visitor", "/login", {}],
    ];
    const rows: Row[] = [];
    for (const [name, path, headers] of pages) {
      const on = (server: Running): Target => ({ server, host: hostOf(slug), path, headers });
      rows.push(await compare(`${name}: React Router against Remix`, on(reactRouter), on(remix), ">= 0.8", pace));
    }
    return rows;
  } finally {
    await reactRouter.stop();
  }
}
