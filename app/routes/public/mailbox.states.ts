import type { Page } from "@playwright/test";
import type { PageStates } from "~/tests/support/page-states";
import { demoLogin, fillInAccount, sendForm } from "~/tests/support/people-in-browsers";

export default [
  { journey: "tests/e2e/signup.test.ts" },
  { name: "mailbox", path: "/signup", as: "visitor", pictured: ["private"], act: signUpPrivately, last: true },
] satisfies PageStates;

/** Uses an address with an account: the answer is the same, and no new member appears in other pictures. */
async function signUpPrivately(page: Page): Promise<void> {
  const { email } = demoLogin(new URL(page.url()).hostname.replace(".localhost", ""));
  await fillInAccount(page, { email, name: "Kim" });
  await sendForm(page, "signup");
  await page.waitForURL("**/activate/mailbox");
  // Moves the mouse away from the button, which is now under the pointer.
  await page.mouse.move(0, 0);
}
