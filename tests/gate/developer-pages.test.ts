// @engines one
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { built } from "../support/built";
import { startServer, type TestServer } from "../support/server";

const ADDRESSES = ["", "/show", "/dialogs", "/top-nav", "/activate-reminder", "/mail", "/panel", "/credits", "/design"];

/** Texts that appear only on the developer pages, in the fixtures, and in previews of another design. */
const THEIR_WORDS = ["Panel on every page", "Developer panel", "Featherstonehaugh", "dev-panel", "dev-design", "_dev/"];

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ velvet: {} });
});
afterAll(() => server?.stop());

describe("the developer pages", () => {
  test.each(ADDRESSES)("/_dev%s is not found in a build", async (path) => {
    expect((await server.ask({ host: "velvet.example", path: `/_dev${path}` })).status).toBe(404);
    expect(
      (await server.ask({ host: "velvet.example", path: `/_dev${path}`, method: "POST", form: {} })).status,
    ).not.toBe(302);
  });

  test("leave no text in a build", () => {
    const folder = built();
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
      /\.(js|css|json)$/.test(name),
    );
    expect(files.length).toBeGreaterThan(20);
    const found = files.flatMap((name) => {
      const text = readFileSync(join(folder, name), "utf8");
      return THEIR_WORDS.filter((word) => text.includes(word)).map((word) => `${name}: ${word}`);
    });
    expect(found).toEqual([]);
    expect(files.filter((name) => /fixture/i.test(name))).toEqual([]);
  });

  test("no page takes another design from its address or a cookie", async () => {
    const { body } = await server.ask({
      host: "velvet.example",
      path: "/login?template=lavish&niche=7",
      headers: { Cookie: "dev-design=lavish; dev-panel=open" },
    });
    expect(body).toContain('data-niche="1"');
    expect(body).not.toContain('data-template="lavish"');
  });
});
