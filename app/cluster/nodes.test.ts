// @engines postgres
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import pino from "pino";
import { afterEach, describe, expect, test } from "vitest";
import type { BusEvent } from "~/app/domain/bus";
import { projectRoot } from "~/app/settings/environment";
import { openNotifications } from "~/db/notifications";
import { withSite } from "~/scripts/site-alone";
import { tenantsFolder } from "~/tenants/config/example";
import { freshPlace } from "~/tests/support/place";
import { processOf } from "~/tests/support/processes";
import { placeOf } from "~/tests/support/test-databases";
import { openBuses } from "./bus";
import { answeringChannel } from "./channel";
import { joinNodes } from "./nodes";

const log = pino({ level: "silent" });
const ends: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  await Promise.all(ends.splice(0).map((end) => end()));
});

// Several nodes need a PostgreSQL server that all of them reach.
describe("nodes", () => {
  const url = placeOf().url!;

  /** Returns a node in this process, with the events that it receives on a tenant's bus. */
  function node(tenant: string, at = url) {
    const channel = answeringChannel();
    const bus = openBuses(channel).of(tenant);
    const heard: BusEvent[] = [];
    bus.subscribe((event) => heard.push(event));
    ends.push(joinNodes({ channel, url: at, log }).close);
    return { ...bus, heard };
  }

  test("receive each event of another process once, and only of the same tenant", async () => {
    const [here, elsewhere] = [node("velvet"), node("bordeaux")];
    const there = await otherProcess("velvet");
    const news = (member: string) => here.publish({ kind: "news", member });
    await until(there.lines, "news first", () => news("first"));
    news("second");
    await expect.poll(() => there.lines).toContain("news second");
    for (let member = 0; member < 300; member++) news(`${member}-${"x".repeat(36)}`);
    await expect.poll(() => there.lines.filter((line) => line.includes("xx"))).toHaveLength(300);
    expect(elsewhere.heard).toEqual([]);
    expect(here.heard.filter((event) => "member" in event && event.member.includes("xx"))).toHaveLength(300);
  });

  test("ignore damaged or unknown messages", async () => {
    const here = node("velvet");
    const stranger = openNotifications({ url, channel: "bouquet", hear() {}, lost() {} });
    ends.push(stranger.close);
    const news = (member: string) =>
      JSON.stringify({ node: "another", events: [["velvet", { kind: "news", member }]] });
    const heard = (member: string): BusEvent => ({ kind: "news", member });
    await until(here.heard, heard("first"), () => void stranger.send(news("first")));
    for (const text of ["{", "null", "[]", '{"node":1}', '{"node":"another","events":[["velvet"]]}']) {
      await stranger.send(text);
    }
    await stranger.send(news("last"));
    await expect.poll(() => here.heard).toContainEqual(heard("last"));
    expect(new Set(here.heard.map((event) => "member" in event && event.member))).toEqual(new Set(["first", "last"]));
  });

  test("check a tenant's outbox after a command enqueued jobs", async () => {
    const place = await freshPlace();
    const tenants = tenantsFolder();
    tenants.tenant("velvet");
    const here = node("velvet", place.url);
    const due: BusEvent = { kind: "effects", dueAt: 0 };
    const machine = { ...place, databaseUrl: place.url, mediaUrl: undefined, tenantsDir: tenants.dir, port: 3000 };
    await until(here.heard, due, () =>
      withSite(machine, "velvet", async (site) => site.bus.publish({ kind: "effects", dueAt: 1 })),
    );
  });

  test("do not tell other nodes about their own outbox", async () => {
    const [here, there] = [node("velvet"), node("velvet")];
    const first = { kind: "news", member: "first" } as const;
    await until(there.heard, first, () => here.publish(first));
    here.publish({ kind: "effects", dueAt: 1 });
    here.publish({ kind: "news", member: "last" });
    await expect.poll(() => there.heard).toContainEqual({ kind: "news", member: "last" });
    expect(there.heard).not.toContainEqual(expect.objectContaining({ kind: "effects" }));
  });

  /** Repeats `say` until `what` arrives, because a message is lost until both nodes listen. */
  async function until<T>(heard: T[], what: T, say: () => void): Promise<void> {
    await expect
      .poll(() => {
        say();
        return heard;
      })
      .toContainEqual(what);
  }

  async function otherProcess(tenant: string): Promise<{ lines: string[] }> {
    const child: ChildProcess = spawn(process.execPath, await processOf("node", { url, tenant }), {
      cwd: projectRoot,
      stdio: ["pipe", "pipe", "inherit"],
    });
    const lines: string[] = [];
    child.stdout!.on("data", (text) => lines.push(...`${text}`.trim().split("\n")));
    await once(child.stdout!, "data");
    ends.push(async () => {
      child.stdin!.end();
      if (child.exitCode === null) await once(child, "exit");
    });
    return { lines };
  }
});
