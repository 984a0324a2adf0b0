import type { Page } from "@playwright/test";
import { EVERYBODY, type PageStates } from "~/tests/support/page-states";

export default [
  { name: "search-visitor", path: EVERYBODY, as: "visitor", pictured: ["templates", "people"] },
  { name: "search", path: EVERYBODY, as: "member" },
  { name: "search-dark", path: EVERYBODY, as: "member", dark: true },
  { name: "search-filters", path: EVERYBODY, as: "member", phone: openFilters },
  { name: "search-nobody", path: "/members?gender=female&age=over_65&country=SE", as: "member" },
] satisfies PageStates;

async function openFilters(page: Page): Promise<void> {
  await page.locator("search button[type=button], section button[type=button]").first().click();
  await page.getByRole("dialog").waitFor();
}
