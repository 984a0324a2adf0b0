import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type ConsoleDriver, consoleDriver, type SignedInOperator } from "../support/console-driver";
import { type Dns, startDns } from "../support/dns";
import { startTimeServer } from "../support/time-server";

let dns: Dns;
let desk: ConsoleDriver;
let olga: SignedInOperator;

beforeAll(async () => {
  dns = await startDns({});
  const time = await startTimeServer();
  const settings = { DNS_SERVERS: dns.address, TIME_SERVER: time.address };
  desk = await consoleDriver({ velvet: { demo: true, hosts: ["velvet.localhost"] } }, "desk.localhost", { settings });
  olga = await desk.operator("Olga", "owner");
});

afterAll(() => desk.stop());

test("the console runs the doctor in a separate process, and shows the result in the operator's language", async () => {
  expect((await olga.read("/doctor")).body).toContain("Nobody has looked yet.");
  const begun = await olga.send("/doctor", {});
  expect([begun.status, begun.headers.location]).toEqual([302, "/doctor"]);
  const under = await olga.read("/doctor");
  expect(under.body).toContain("It is being looked at.");
  expect(under.body).not.toContain("Look again");

  const kept = join(desk.server.dataDir, "doctor/last.json");
  await vi.waitFor(() => expect(existsSync(kept), desk.server.log()).toBe(true), { timeout: 120_000, interval: 250 });
  const { body } = await olga.read("/doctor");
  expect(body).toContain("Look again");
  expect(body).toContain("No backups are made.");
  expect(body).toContain("scripts/operating/backups.md");
  expect(body.indexOf("No backups are made.")).toBeLessThan(body.lastIndexOf("In order"));
  const german = await desk.server.ask({
    host: "desk.localhost",
    path: "/doctor",
    headers: { Cookie: olga.cookie, "Accept-Language": "de" },
  });
  expect(german.body).toContain("Es werden keine Backups gemacht.");
}, 180_000);

test("only operators who may see the desk can read or run the doctor", async () => {
  const mia = await desk.operator("Mia", "moderator");
  expect([(await mia.read("/doctor")).status, (await mia.send("/doctor", {})).status]).toEqual([403, 403]);
});
