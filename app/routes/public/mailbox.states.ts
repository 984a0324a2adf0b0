import type { Page } from "@playwright/test";
import type { PageStates } from "~/tests/support/page-states";
import { fillInAccount, sendForm } from "~/tests/support/people-in-browsers";

export default [
  { journey: "tests/e2e/signup.test.ts" },
  { name: "mailbox", path: "/signup", as: "visitor", pictured: ["private"], act: signUpPrivately, last: true },
] satisfies PageStates;

async function signUpPrivately(page: Page): Promise<void> {
  await fillInAccount(page, { email: "kim@example.com", name: "Kim" });
  await sendForm(page, "signup");
  await page.waitForURL("**/activate/mailbox");
}
