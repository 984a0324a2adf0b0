import type { Page } from "@playwright/test";
import { EVERYBODY, type PageStates } from "~/tests/support/page-states";
import { passEntry } from "~/tests/support/people-in-browsers";

/** Pages that may replace any other: the adults-only notice and the error page. */
export default [
  { name: "entry", path: "/login", as: "visitor", pictured: ["broken"] },
  { name: "error", path: afterEntry, as: "visitor", pictured: ["broken"] },
] satisfies PageStates;

async function afterEntry(page: Page): Promise<string> {
  await page.goto("/login");
  await passEntry(page);
  await page.locator("form[data-form=login]").waitFor();
  return EVERYBODY;
}
