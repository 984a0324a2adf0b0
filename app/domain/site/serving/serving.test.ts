// @engines both
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { servingNodes } from "~/db/control/tables";
import type { Db } from "~/db/handle";
import type { FoundConfig } from "~/tenants/config/sharing";
import { testControl } from "~/tests/support/control";
import { lookAtNodes, type NodeStanding, openServedConfigs, type ThisNode } from "./serving";

const config = (slug: string, revision: string, ...hosts: string[]): FoundConfig => ({
  slug,
  config: { revision, hosts, files: new Map([["tenant.json", Buffer.from(`${slug} ${revision}`)]]) },
});
const gone = (slug: string): FoundConfig => ({ slug, config: undefined });

/** Returns what a process finds in its folders, and then serves. */
function processOn(control: Db, options: { node?: ThisNode; operatorHost?: string; folders?: FoundConfig[] } = {}) {
  const configs = openServedConfigs({ control, node: options.node, operatorHost: options.operatorHost });
  const read = (slug: string) => options.folders?.find((each) => each.slug === slug);
  return {
    find: (...found: FoundConfig[]) => configs.settle(found, { present: undefined, read }),
    start: (...found: FoundConfig[]) => {
      const present = new Set(found.map(({ slug }) => slug));
      return configs.settle(found, { present, read });
    },
    serves: async () =>
      Object.fromEntries((await configs.read()).map(({ slug, revision, held }) => [slug, [revision, ...held]])),
    files: configs.files,
  };
}

describe("a host", () => {
  test("stays with its tenant, even for a later process that reads another folder first", async () => {
    const { db } = await testControl();
    await processOn(db).start(config("velvet", "v1", "velvet.example"));
    await processOn(db).find(config("aaa-copy", "v1", "velvet.example"));
    const later = processOn(db);
    expect(
      await later.start(config("aaa-copy", "v1", "velvet.example"), config("velvet", "v1", "velvet.example")),
    ).toEqual([]);
    expect(await later.serves()).toEqual({ velvet: ["v1", "velvet.example"], "aaa-copy": ["v1"] });
  });

  test("passes to the next tenant that asks once its holder releases the host, or is removed", async () => {
    const { db } = await testControl();
    const here = processOn(db);
    await here.start(config("velvet", "v1", "velvet.example", "club.example"));
    await here.find(config("onyx", "o1", "club.example"));
    expect((await here.find(config("velvet", "v2", "velvet.example"))).sort()).toEqual(["onyx", "velvet"]);
    expect(await here.serves()).toEqual({ velvet: ["v2", "velvet.example"], onyx: ["o1", "club.example"] });
    await here.find(config("silk", "s1", "velvet.example"));
    await here.find(gone("velvet"));
    expect(await here.serves()).toEqual({ silk: ["s1", "velvet.example"], onyx: ["o1", "club.example"] });
  });

  test("belongs to the console from the next start after it is assigned", async () => {
    const { db } = await testControl();
    await processOn(db).start(config("velvet", "v1", "velvet.example", "desk.example"));
    const later = processOn(db, { operatorHost: "desk.example" });
    await later.start(config("velvet", "v1", "velvet.example", "desk.example"));
    expect(await later.serves()).toEqual({ velvet: ["v1", "velvet.example"] });
  });
});

test("a config is stored with its files until another valid one is found, and ends with its folder", async () => {
  const { db } = await testControl();
  await processOn(db).start(config("velvet", "v1", "velvet.example"));
  const later = processOn(db);
  // The tenant's folder exists, and its config is broken.
  await openServedConfigs({ control: db, node: undefined, operatorHost: undefined }).settle([], {
    present: new Set(["velvet"]),
    read: () => undefined,
  });
  expect(await later.serves()).toEqual({ velvet: ["v1", "velvet.example"] });
  expect((await later.files("velvet"))?.get("tenant.json")?.toString()).toBe("velvet v1");
  expect(await later.start()).toEqual(["velvet"]);
  expect(await later.serves()).toEqual({});
});

describe("several nodes", () => {
  test("serve a config once all of them have it", async () => {
    const { db } = await testControl();
    const folders = [config("velvet", "v2", "velvet.example")];
    const one = processOn(db, { node: node("one"), folders });
    const other = processOn(db, { node: node("other") });
    await one.start(config("velvet", "v1", "velvet.example"));
    await other.start(config("velvet", "v1", "velvet.example"));
    expect(await one.find(config("velvet", "v2", "velvet.example"))).toEqual([]);
    expect(await one.serves()).toEqual({ velvet: ["v1", "velvet.example"] });
    expect(await other.find(config("velvet", "v2", "velvet.example"))).toEqual(["velvet"]);
    expect(await one.serves()).toEqual({ velvet: ["v2", "velvet.example"] });
  });

  test("serve the agreed config if one lacks a folder, or starts with another config", async () => {
    const { db } = await testControl();
    await processOn(db, { node: node("one") }).start(
      config("velvet", "v1", "velvet.example"),
      config("onyx", "o1", "onyx.example"),
    );
    await processOn(db, { node: node("other") }).start(config("velvet", "v9", "velvet.example"));
    expect(await processOn(db).serves()).toEqual({ velvet: ["v1", "velvet.example"], onyx: ["o1", "onyx.example"] });
  });

  test("continue with the others' config after one was silent for a minute", async () => {
    const { db } = await testControl();
    const folders = [config("velvet", "v2", "velvet.example")];
    const one = processOn(db, { node: node("one"), folders });
    await processOn(db, { node: node("other") }).start(config("velvet", "v1", "velvet.example"));
    await one.start(config("velvet", "v1", "velvet.example"));
    await one.find(folders[0]!);
    await db.transact(async ({ drizzle }) => void (await drizzle.update(servingNodes).set({ seenAt: 0 })));
    expect(await one.find()).toEqual(["velvet"]);
    expect(await one.serves()).toEqual({ velvet: ["v2", "velvet.example"] });
  });

  test("report which of them joined later with another secret or other cells", async () => {
    const { db } = await testControl();
    const standings = new Map<string, NodeStanding>();
    const stands = (name: string) => (standing: NodeStanding) => void standings.set(name, standing);
    const first = processOn(db, { node: { ...node("a"), stands: stands("a") } });
    await first.start();
    await processOn(db, { node: { ...node("b", { secret: "another" }), stands: stands("b") } }).start();
    await first.find();
    await first.find(config("velvet", "v1", "velvet.example"));
    expect(standings.get("b")?.former).toEqual({ secret: ["a"], cells: [] });
    expect(standings.get("a")?.former).toEqual({ secret: [], cells: [] });
    expect(standings.get("a")?.differing).toEqual({ secret: 1, cells: 0, release: 0 });
  });

  test("never treat a node with another secret as valid, however early it joined", async () => {
    const { db } = await testControl();
    const standings = new Map<string, NodeStanding>();
    const joining = (id: string, other?: Partial<ThisNode>) =>
      processOn(db, { node: node(id, { ...other, stands: (standing) => void standings.set(id, standing) }) });
    // Two that join within a millisecond are ordered by id.
    const first = joining("a");
    const wrong = joining("c", { secret: "another" });
    await first.start();
    await wrong.start();
    const later = joining("b");
    await later.start();
    await later.find();
    expect(standings.get("b")?.former).toEqual({ secret: [], cells: [] });
    await wrong.find();
    await db.transact(async ({ drizzle }) => {
      await drizzle.update(servingNodes).set({ seenAt: 0 }).where(eq(servingNodes.id, "a"));
    });
    await later.find();
    await wrong.find();
    expect(standings.get("b")?.former).toEqual({ secret: [], cells: [] });
    expect(standings.get("c")?.former).toEqual({ secret: ["b"], cells: [] });
  });

  test("name a config that has differed for longer than a rollout takes", async () => {
    const { db } = await testControl();
    await processOn(db, { node: node("one") }).start(config("velvet", "v1", "velvet.example"));
    await processOn(db, { node: node("other") }).start(config("velvet", "v2", "velvet.example"));
    expect((await lookAtNodes(db)).configs).toEqual(new Map());
    await db.transact(async ({ drizzle }) => {
      const configs = { velvet: { revision: "v2", at: 0 } };
      await drizzle.update(servingNodes).set({ configs, joinedAt: 0 });
      const { servedTenants } = await import("~/db/control/tables");
      await drizzle.update(servedTenants).set({ at: 0 });
    });
    expect([...(await lookAtNodes(db)).configs.keys()]).toEqual(["velvet"]);
  });
});

function node(id: string, other: Partial<ThisNode> = {}): ThisNode {
  const own = { id, name: id, secret: "secret", cells: "cells", release: "1.0.0" };
  return { ...own, ahead: () => 0, stands: () => {}, ...other };
}
