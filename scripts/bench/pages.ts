import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { calls } from "~/app/contract/calls";
import { countElements, treeOf } from "./html-tree";
import { fetchOnce, type Target } from "./load";
import { type Running, start } from "./process";
import { badgeQueries, frontQueries, likedQuery, profileQueries, searchQueries, sessionQuery } from "./queries";
import type { Answer, Reference } from "./reference";
import { compare, type Pace, type Row } from "./rows";
import { hostOf, logIn, type Place } from "./sites";

const SEARCH = "gender=female&age=all&country=";
const COMPRESSED = { "Accept-Encoding": "gzip, deflate, br" };

/** Pages and JSON against the bare work for them. */
export async function pageRows(server: Running, place: Place, slug: string, pace: Pace): Promise<Row[]> {
  const cookie = await logIn(server, slug);
  const member = { Cookie: cookie };
  const ours = (path: string, headers: Record<string, string> = {}): Target => {
    return { server, host: hostOf(slug), path, headers };
  };
  const api = JSON.parse((await good(ours(`${calls.search}?gender=female&pp=12`, member))).body);
  const ids: string[] = api.profiles.map(({ id }: { id: string }) => id);
  const me = JSON.parse((await good(ours(calls.user, member))).body).user.profile.id as string;
  const profile = `/members/${ids[0]}`;
  const queriesOf = {
    search: [...sessionQuery(cookie), ...badgeQueries(me), ...searchQueries("female", 12), ...likedQuery(me, ids)],
    profile: [...sessionQuery(cookie), ...badgeQueries(me), ...profileQueries(me, ids[0]!, "female")],
  };
  const search = `/members?${SEARCH}`;
  const data = `/members.data?${SEARCH}`;
  const json = `${calls.search}?gender=female&pp=12`;

  const answers: Record<string, Answer> = {
    "/search": await bare(ours(search, member), queriesOf.search),
    "/profile": await bare(ours(profile, member), queriesOf.profile),
    "/index": await bare(ours("/"), frontQueries(8)),
    "/json": { queries: searchQueries("female", 12), give: { json: true } },
    "/fixed": await fixed(ours("/", COMPRESSED)),
    "/fixed-legal": await fixed(ours("/pages/terms", COMPRESSED)),
  };
  const file = join(place.dataDir, "reference.json");
  const reference: Reference = { database: join(place.dataDir, slug, "members.sqlite"), answers };
  writeFileSync(file, JSON.stringify(reference));
  const bareServer = await start(["--import", "tsx", "scripts/bench/reference.ts", file], {});
  const theirs = (path: string): Target => ({ server: bareServer, host: "localhost", path });
  try {
    return [
      await compare("search page, member", ours(search, member), theirs("/search"), ">= 0.25", pace),
      await compare(
        "search page compressed, member",
        ours(search, { ...member, ...COMPRESSED }),
        theirs("/search"),
        ">= 0.25",
        pace,
      ),
      await compare("profile page, member", ours(profile, member), theirs("/profile"), ">= 0.25", pace),
      await compare("search by navigation (single fetch)", ours(data, member), theirs("/search"), ">= 0.5", pace),
      await compare("search as JSON", ours(json), theirs("/json"), ">= 0.6", pace),
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

async function bare(page: Target, queries: Answer["queries"]): Promise<Answer> {
  const tree = treeOf((await good(page)).body);
  if (countElements(tree) < 30) throw new Error(`${page.path} is no page`);
  return { queries, give: { tree } };
}

/** The very bytes and headers, compressed as they come. */
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
