// @engines postgres
// @tier full
import pg from "pg";
import { afterEach, describe, expect, test } from "vitest";
import { placeOf, unusedName } from "~/tests/support/test-databases";
import { type Notifications, openNotifications } from "./notifications";

const opened: Notifications[] = [];

afterEach(async () => {
  await Promise.all(opened.splice(0).map((each) => each.close()));
});

// SQLite has no notifications.
describe("notifications", () => {
  const url = placeOf().url!;

  function listener(channel: string, from = url) {
    const [heard, lost]: [string[], unknown[]] = [[], []];
    const own = openNotifications({
      url: `${from}?application_name=${channel}`,
      channel,
      hear: (text) => heard.push(text),
      lost: (error) => lost.push(error),
    });
    opened.push(own);
    return { ...own, heard, lost };
  }

  test("reach every listener on the channel, and no listener on another channel", async () => {
    const channel = unusedName("channel");
    const [one, two, other] = [listener(channel), listener(channel), listener(`${channel}-too`)];
    await expect.poll(() => one.send("it's 'quoted' 🌸").then(() => two.heard)).toContain("it's 'quoted' 🌸");
    await expect.poll(() => one.heard).toContain("it's 'quoted' 🌸");
    expect(other.heard).toEqual([]);
  });

  test("are received again after the connection broke", async () => {
    const channel = unusedName("channel");
    const [one, two] = [listener(channel), listener(channel)];
    await expect.poll(() => one.send("before").then(() => two.heard)).toContain("before");
    await endAll(channel);
    await expect.poll(() => one.send("after").then(() => two.heard)).toContain("after");
    expect(one.lost.length).toBeGreaterThan(0);
  });

  test("report each failed try to reach a server, and lose what is sent meanwhile", async () => {
    const away = new URL(url);
    away.port = "1";
    const { lost, send, close } = listener("channel", away.href);
    await expect.poll(() => lost.length).toBeGreaterThan(1);
    await send("to nobody");
    await close();
  });

  /** Ends the sessions of that name, like a restart of the server. */
  async function endAll(name: string): Promise<void> {
    const client = new pg.Client(url);
    await client.connect();
    await client.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1", [name]);
    await client.end();
  }
});
