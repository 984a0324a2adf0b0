import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { calls } from "~/app/contract/calls";
import { barePage } from "./bare-page";
import { countElements, treeOf } from "./html-tree";
import { fetchOnce, type Target } from "./load";
import { type Running, start } from "./process";
import { badgeQueries, frontQueries, likedQuery, searchQueries, sessionQuery } from "./queries";
import type { Answer, Reference } from "./reference";
import { compare, type Pace, type Row, row } from "./rows";
import { hostOf, logIn, type Place } from "./sites";

const SEARCH = "gender=female&age=all&country=";
const COMPRESSED = { "Accept-Encoding": "gzip, deflate, br" };

/** Measures pages and JSON against the bare work for them. */
export async function pageRows(server: Running, place: Place, slug: string, pace: Pace): Promise<Row[]> {
  const cookie = await logIn(server, slug);
  const member = { Cookie: cookie };
  const ours = (path: string, headers: Record<string, string> = {}): Target => {
    return { server, host: hostOf(slug), path, headers };
  };
  const api = JSON.parse((await good(ours(`${calls.search}?gender=female&pp=12`, member))).body);
  const ids: string[] = api.profiles.map(({ id }: { id: string }) => id);
  const me = JSON.parse((await good(ours(calls.user, member))).body).user.profile.id as string;
  const queries = [
    ...sessionQuery(cookie),
    ...badgeQueries(me),
    ...searchQueries("female", 12),
    ...likedQuery(me, ids),
  ];
  const search = `/members?${SEARCH}`;
  const data = `/members.data?${SEARCH}`;
  const json = `${calls.search}?gender=female&pp=12`;

  const answers: Record<string, Answer> = {
    "/bare": { queries, give: { tree: barePage() } },
    "/index": await bare(ours("/"), frontQueries(8)),
    "/fixed": await fixed(ours("/", COMPRESSED)),
    "/fixed-legal": await fixed(ours("/pages/terms", COMPRESSED)),
  };
  const file = join(place.dataDir, "reference.json");
  const reference: Reference = { database: join(place.dataDir, slug, "members.sqlite"), answers };
  writeFileSync(file, JSON.stringify(reference));
  const bareServer = await start(["--import", "tsx", "scripts/bench/reference.ts", file], {});
  const theirs = (path: string): Target => ({ server: bareServer, host: "localhost", path });
  const againstBare = (name: string, target: Target, bar: string) => compare(name, target, theirs("/bare"), bar, pace);
  try {
    return [
      await againstBare("search page, member", ours(search, member), ">= 0.2"),
      await againstBare("search page compressed, member", ours(search, { ...member, ...COMPRESSED }), ">= 0.2"),
      await againstBare("search by navigation (single fetch)", ours(data, member), ">= 0.6"),
      await againstBare("search as JSON", ours(json), ">= 1.7"),
      ...(await weightRows("search page, member", ours(search, member), { bytes: 45_000, elements: 462 })),
      await againstBare("home, member", ours("/home", member), ">= 0.08"),
      ...(await weightRows("home, member", ours("/home", member), { bytes: 35_000, elements: 392 })),
      await againstBare("likes, member", ours("/likes", member), ">= 0.2"),
      ...(await weightRows("likes, member", ours("/likes", member), { bytes: 26_000, elements: 300 })),
      await againstBare("chats, member", ours("/chats", member), ">= 0.2"),
      ...(await weightRows("chats, member", ours("/chats", member), { bytes: 21_000, elements: 230 })),
      await againstBare("profile page, member", ours(`/members/${ids[0]}`, member), ">= 0.2"),
      ...(await weightRows("profile page, member", ours(`/members/${ids[0]}`, member), {
        bytes: 22_000,
        elements: 240,
      })),
      await compare("public index, visitor, against bare", ours("/"), theirs("/index"), ">= 0.25", pace),
      await compare(
        "public index, visitor, against a fixed string",
        ours("/", COMPRESSED),
        theirs("/fixed"),
        ">= 0.8",
        pace,
      ),
      await compare(
        "legal page, visitor, against a fixed string",
        ours("/pages/terms", COMPRESSED),
        theirs("/fixed-legal"),
        ">= 0.8",
        pace,
      ),
    ];
  } finally {
    await bareServer.stop();
  }
}

/** Measures a page against its budget of bytes, uncompressed, and of elements. */
async function weightRows(name: string, page: Target, budget: { bytes: number; elements: number }): Promise<Row[]> {
  const { bytes, body } = await good(page);
  const elements = countElements(treeOf(body));
  return [
    row(`${name}: bytes`, bytes.length / budget.bytes, "<= 1", { bytes: bytes.length, reference_bytes: budget.bytes }),
    row(`${name}: elements`, elements / budget.elements, "<= 1", { elements, reference_elements: budget.elements }),
  ];
}

async function bare(page: Target, queries: Answer["queries"]): Promise<Answer> {
  const tree = treeOf((await good(page)).body);
  if (countElements(tree) < 30) throw new Error(`${page.path} is no page`);
  return { queries, give: { tree } };
}

async function fixed(page: Target): Promise<Answer> {
  const { bytes, headers } = await good(page);
  const kept = Object.entries(headers).filter(([name]) => !/^(date|connection|keep-alive|content-length)$/.test(name));
  return {
    queries: [],
    give: { text: bytes.toString("base64"), headers: Object.fromEntries(kept) as Record<string, string> },
  };
}

async function good(target: Target) {
  const answer = await fetchOnce(target);
  if (answer.status !== 200) throw new Error(`${target.path} answered ${answer.status}`);
  return { ...answer, body: answer.bytes.toString() };
}
