import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type APIRequestContext, expect, test } from "@playwright/test";

const folder = () => process.env.BOUQUET_TEST_TENANTS!;

test("a tenant is added, changed, broken and removed while the server runs", async ({ request }) => {
  const front = frontPageOf(request, "pop-up.localhost");
  expect((await front()).status).toBe(421);

  cpSync(join(folder(), "tidelark"), join(folder(), "pop-up"), { recursive: true });
  const config = join(folder(), "pop-up/tenant.json");
  const text = readFileSync(config, "utf8")
    .replaceAll("tidelark.localhost", "pop-up.localhost")
    .replace(/"name": "Tidelark"/, '"name": "Pop Up"');
  writeFileSync(config, text);
  await within(1000, async () =>
    expect(await front()).toMatchObject({ status: 200, text: expect.stringContaining("Pop Up") }),
  );

  writeFileSync(config, text.replace('"name": "Pop Up"', '"name": "Popped"'));
  await within(1000, async () => expect((await front()).text).toContain("Popped"));

  writeFileSync(config, `${text.slice(0, text.length / 2)}`);
  await new Promise((done) => setTimeout(done, 1200));
  expect(await front()).toMatchObject({ status: 200, text: expect.stringContaining("Popped") });
  expect((await frontPageOf(request, "tidelark.localhost")()).status).toBe(200);

  rmSync(join(folder(), "pop-up"), { recursive: true });
  await within(1000, async () => expect((await front()).status).toBe(421));
});

function frontPageOf(request: APIRequestContext, host: string) {
  return async () => {
    const answer = await request.get(`http://127.0.0.1:${process.env.BOUQUET_TEST_PORT}/`, { headers: { Host: host } });
    return { status: answer.status(), text: await answer.text() };
  };
}

async function within(ms: number, check: () => Promise<void>): Promise<void> {
  await expect(check).toPass({ timeout: ms, intervals: [50] });
}
