import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { projectRoot } from "~/app/settings/environment";

const ORIGIN = "https://velvet.test";
const SCRIPTS = ["sw-shell", "sw-member", "sw-pages"].map((name) =>
  readFileSync(join(projectRoot, `public/${name}.js`), "utf8"),
);

/** Makes the caches of a browser, as far as the worker uses them. */
function cachesWith(entries: Record<string, Record<string, string>>) {
  const all = new Map(Object.entries(entries).map(([name, pages]) => [name, new Map(Object.entries(pages))]));
  const pathOf = (request: string | { url: string }) =>
    new URL(typeof request === "string" ? request : request.url, ORIGIN).pathname;
  const open = async (name: string) => {
    const pages = all.get(name) ?? new Map<string, string>();
    all.set(name, pages);
    return {
      match: async (request: string | { url: string }) => {
        const text = pages.get(pathOf(request));
        return text === undefined ? undefined : new Response(text);
      },
      put: async (request: { url: string }, answer: Response) => void pages.set(pathOf(request), await answer.text()),
      keys: async () => [...pages.keys()],
      delete: async (path: string) => pages.delete(path),
    };
  };
  const has = async (name: string) => all.has(name);
  return {
    all,
    api: { open, has, keys: async () => [...all.keys()], delete: async (name: string) => all.delete(name) },
  };
}

interface Fetched {
  answer(response: Response): void;
}

/** Runs the worker with a network that answers when the test says so, and a clock that it turns. */
function workerWith(entries: Record<string, Record<string, string>>) {
  const { api, all } = cachesWith(entries);
  const asked: Fetched[] = [];
  const waits: { ms: number; end(): void }[] = [];
  const work: Promise<unknown>[] = [];
  const self: Record<string, unknown> = { location: new URL(`${ORIGIN}/sw.js?release=r1`) };
  const context = Object.assign(self, {
    self,
    URL,
    Response,
    caches: api,
    navigator: {},
    fetch: () => new Promise<Response>((answer) => asked.push({ answer })),
    setTimeout: (end: (value: unknown) => void, ms: number, value: unknown) =>
      waits.push({ ms, end: () => end(value) }),
  });
  runInNewContext(SCRIPTS.join("\n"), context);
  const answerTo = self.answerTo as (event: object) => Promise<Response> | undefined;
  return {
    asked,
    waits,
    all,
    /** Waits for the work that the worker does besides the answer. */
    settled: () => Promise.all(work),
    ask: (path: string, mode = "cors") => {
      const request = { url: ORIGIN + path, method: "GET", mode };
      return answerTo({ request, waitUntil: (promise: Promise<unknown>) => work.push(promise) })!;
    },
  };
}

/** Makes the server's answer to a member. */
function pageOf(member: string, text: string): Response {
  const answer = new Response(text, { headers: { "Content-Type": "text/html", "X-Member": member } });
  Object.defineProperty(answer, "type", { value: "basic" });
  return answer;
}

const KEPT = { "member anna": { "/chats/c1": "as it was", "/chats/c1.data": "as its data was" } };

test.each([
  ["/chats/c1", "navigate", "as it was"],
  ["/chats/c1.data", "cors", "as its data was"],
])("the worker shows the cached %s if the network is silent for six seconds", async (path, mode, text) => {
  const worker = workerWith(KEPT);
  const answer = worker.ask(path, mode);
  await expect.poll(() => [worker.asked.length, worker.waits.length]).toEqual([1, 1]);
  expect(worker.waits[0]!.ms).toBe(6_000);
  worker.waits[0]!.end();
  expect(await (await answer).text()).toBe(text);
  // A late answer is cached for the next time.
  worker.asked[0]!.answer(pageOf("anna", "as it is"));
  await worker.settled();
  expect(worker.all.get("member anna")?.get(path)).toBe("as it is");
});

test("an answer in time is shown and cached", async () => {
  const worker = workerWith(KEPT);
  const answer = worker.ask("/chats/c1", "navigate");
  await expect.poll(() => [worker.asked.length, worker.waits.length]).toEqual([1, 1]);
  worker.asked[0]!.answer(pageOf("anna", "as it is"));
  expect(await (await answer).text()).toBe("as it is");
  expect(worker.all.get("member anna")?.get("/chats/c1")).toBe("as it is");
});

test("a late answer for another member removes the cached pages", async () => {
  const worker = workerWith(KEPT);
  const answer = worker.ask("/chats/c1", "navigate");
  await expect.poll(() => worker.waits.length).toBe(1);
  worker.waits[0]!.end();
  await answer;
  await expect.poll(() => worker.asked.length).toBe(1);
  worker.asked[0]!.answer(pageOf("bert", "another member's"));
  await worker.settled();
  expect([...worker.all.keys()].filter((name) => name.startsWith("member "))).toEqual(["member bert"]);
});

test("a page without a copy waits for the network", async () => {
  const worker = workerWith({});
  const answer = worker.ask("/chats/c1", "navigate");
  await expect.poll(() => worker.asked.length).toBe(1);
  worker.asked[0]!.answer(pageOf("anna", "as it is"));
  expect(await (await answer).text()).toBe("as it is");
  expect(worker.waits).toEqual([]);
});
