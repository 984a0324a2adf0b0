import { expect, test } from "@playwright/test";
import { hydrated, member } from "../support/people-in-browsers";

test("the beacon of a hidden page names the package and the host, as every call does", async ({ browser }) => {
  const { page } = await member(browser, "tidelark", { name: "Hidden" });
  await page.goto("/profile");
  await hydrated(page);
  const sent = page.waitForRequest("**/api/page-hidden.php");
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  const request = await sent;
  expect([request.method(), request.postData()]).toEqual(["POST", "{}"]);
  const { host } = new URL(page.url());
  expect(request.headers()).toMatchObject({ "x-package": "bouquet-web@1", "x-original-host": host });
  expect((await request.response())!.status()).toBe(204);
});
