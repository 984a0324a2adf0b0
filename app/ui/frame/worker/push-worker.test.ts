import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { pathOf } from "~/app/domain/reach/notices/notices";
import { projectRoot } from "~/app/settings/environment";

const ORIGIN = "https://velvet.test";
const SCRIPT = readFileSync(join(projectRoot, "public/sw-push.js"), "utf8");

interface Browser {
  loggedIn: boolean;
  /** The addresses of the open windows, the last active first. */
  windows: string[];
}

/** Runs the worker's script with the browser's side effects. */
function workerIn({ loggedIn, windows }: Browser) {
  const listeners: Record<string, (event: object) => void> = {};
  const done: string[] = [];
  const badges: number[] = [];
  const clients = windows.map((path) => {
    const client = {
      url: ORIGIN + path,
      focus: async () => {
        done.push(`focus ${path}`);
        return client;
      },
      navigate: async (url: string) => void done.push(`navigate ${url.replace(ORIGIN, "")}`),
    };
    return client;
  });
  const self = {
    location: new URL(`${ORIGIN}/sw.js`),
    addEventListener: (kind: string, hear: (event: object) => void) => {
      listeners[kind] = hear;
    },
    registration: { showNotification: async (title: string) => void done.push(`show ${title}`) },
    clients: {
      matchAll: async () => clients,
      openWindow: async (url: string) => void done.push(`open ${url.replace(ORIGIN, "")}`),
    },
  };
  const navigator = { setAppBadge: async (count: number) => void badges.push(count) };
  const fetch = async () => new Response("{}", { status: loggedIn ? 200 : 403 });
  runInNewContext(SCRIPT, { self, navigator, fetch, URL });
  const hear = async (kind: string, event: object) => {
    let work: Promise<unknown> | undefined;
    listeners[kind]!({
      ...event,
      waitUntil: (promise: Promise<unknown>) => {
        work = promise;
      },
    });
    await work;
    return done;
  };
  return {
    badges,
    push: (text: string) => hear("push", { data: { json: () => JSON.parse(text) } }),
    click: (check: string) => {
      const data = { check, open: `/login?next=${encodeURIComponent(check)}` };
      return hear("notificationclick", { notification: { data, close: () => done.push("close") } });
    },
  };
}

const about = { account: "me", other: "anna" };
const KINDS = [
  ["message", pathOf({ ...about, kind: "message", conversation: "c1" }), "/chats/c1"],
  ["like", pathOf({ ...about, kind: "like" }), "/members/anna"],
  ["match", pathOf({ ...about, kind: "match" }), "/members/anna"],
  ["visit", pathOf({ ...about, kind: "visit" }), "/likes/visitors"],
] as const;

test.each(KINDS)("a click on a %s opens its page for a member who is logged in", async (_, check, path) => {
  expect(check).toBe(path);
  expect(await workerIn({ loggedIn: true, windows: [] }).click(check)).toEqual(["close", `open ${path}`]);
  const elsewhere = workerIn({ loggedIn: true, windows: ["/home"] });
  expect(await elsewhere.click(check)).toEqual(["close", "focus /home", `navigate ${path}`]);
});

test.each(KINDS)("a click on a %s focuses a window that shows its page", async (_, check, path) => {
  const there = workerIn({ loggedIn: true, windows: ["/home", path] });
  expect(await there.click(check)).toEqual(["close", `focus ${path}`]);
});

test.each(KINDS)(
  "a click on a %s leads a logged-out member to the login and then to its page",
  async (_, check, path) => {
    const open = `/login?next=${encodeURIComponent(path)}`;
    expect(await workerIn({ loggedIn: false, windows: [] }).click(check)).toEqual(["close", `open ${open}`]);
  },
);

test("a push sets the badge, and leaves it if the push has none", async () => {
  const worker = workerIn({ loggedIn: true, windows: [] });
  await worker.push(JSON.stringify({ notification: { title: "Velvet", app_badge: 3 } }));
  await worker.push(JSON.stringify({ notification: { title: "Velvet", app_badge: 0 } }));
  expect(await worker.push(JSON.stringify({ notification: { title: "Velvet" } }))).toEqual(
    Array(3).fill("show Velvet"),
  );
  expect(worker.badges).toEqual([3, 0]);
});

test("an unreadable push shows a notification, too", async () => {
  expect(await workerIn({ loggedIn: true, windows: [] }).push("no json")).toEqual(["show velvet.test"]);
});
