import type { Page } from "@playwright/test";
import type { PageStates } from "~/tests/support/page-states";
import { fillInLogin } from "~/tests/support/people-in-browsers";

export default [
  { name: "login", path: "/login", as: "visitor" },
  { name: "login-refused", path: "/login", as: "visitor", act: refusedLogin },
] satisfies PageStates;

async function refusedLogin(page: Page): Promise<void> {
  await fillInLogin(page, { email: "nobody@example.com", password: "not the password" });
  await page.locator("form[data-form=login] [role=alert]").first().waitFor();
}
