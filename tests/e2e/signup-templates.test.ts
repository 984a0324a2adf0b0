import { writeFileSync } from "node:fs";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { test } from "../support/browser-tests";
import { fillInAccount, mailedPath, newAddress, sendForm, visitor } from "../support/people-in-browsers";
import { jpeg } from "../support/pictures";
import { WITH_PUSH_SERVICE } from "../support/push-in-browsers";
import { expectSound } from "../support/sound";
import { addTenantLike, openAdded, removeTenant } from "../support/tenant-copies";

/** One site of each template, in its own languages, and a town with its region. */
const SITES = [
  { model: "rondelief", locale: "nl-NL", from: "/signup", country: "BE", region: "VAN", city: "Antwerpen" },
  { model: "vendemora", locale: "it-IT", from: "/signup", country: "CH", region: "TI", city: "Lugano" },
  // This site takes sign-ups by invitation only.
  { model: "noctambar", locale: "es-ES", from: "/signup?network=demo", country: "ES", region: "MD", city: "Madrid" },
];

const ROUNDS = [true, false].flatMap((scripted) => SITES.map((site) => ({ ...site, scripted })));

test.describe.configure({ mode: "parallel" });

for (const { model, locale, from, scripted, ...place } of ROUNDS) {
  test(`every step of the sign-up works on a site like ${model}, ${scripted ? "with" : "without"} a script`, {
    tag: "@full",
  }, async ({ browser }) => {
    const slug = `${model}-${scripted ? "scripted" : "plain"}`;
    addTenantLike(model, slug, { offerPushAtSignup: true });
    const who = { locale, javaScriptEnabled: scripted, phone: scripted, worker: scripted };
    const { context, page, errors } = await visitor(browser, slug, who);
    const ways = scripted ? withScript(page) : withoutScript(page);
    const email = newAddress(slug);
    if (scripted) await notAskedYet(context);

    await openAdded(page, slug, from);
    await ways.look("step 0");
    await fillInAccount(page, { email, name: "Kim" });
    await sendForm(page, "signup");
    await ways.answerPush();

    await expectStep(page, "photos", 2);
    await ways.addPhoto(await photoFile());
    await expect(page.locator("[data-step=photos] img[src^='/']")).toBeVisible();
    await ways.look("step 2");
    await page.locator("a[href='/signup/location']").click();

    await expectStep(page, "location", 3);
    await page.locator("[name=country]").selectOption(place.country);
    await ways.showRegions();
    await page.locator("[name=region]").selectOption(place.region);
    await page.locator("[name=city]").fill(place.city);
    await ways.look("step 3");
    await save(page);

    await expectStep(page, "personal", 4);
    await ways.look("step 4");
    await page.locator("[name=gender][value=female]").click();
    await expect(page.locator("[name=seeking]").first()).toBeVisible();
    await ways.look("step 4, the wanted partner");
    await page.goto("/signup/personal?question=relationship");
    await page.locator("[name=relationship][value=single]").click();
    await expect(page).not.toHaveURL(/relationship/);
    await page.locator("a[href='/signup/about']").last().click();

    await expectStep(page, "about", 5);
    await page.locator("[name=personal]").fill("I laugh easily.");
    await ways.look("step 5");
    await save(page);
    await expect(page).toHaveURL(/\/signup\/visibility$/);
    await ways.look("step 5, who may see the profile");
    await page.locator("[name=seen_by][value=everyone]").click();
    await expect(page).toHaveURL(/question=advertised/);
    await ways.look("step 5, public places");
    await page.locator("[name=advertised][value=yes]").click();

    await ways.waitForMail();
    await expect(page).toHaveURL(/\/signup\/done$/);
    await expect(page.getByText(email)).toBeVisible();
    await expect(page.locator("a[href='/notifications#email-change-incorrect']")).toBeVisible();
    await ways.look("step 7");
    const link = await mailedPath(slug, email);
    await ways.lookUnconfirmed(link);
    await page.goto(link);
    await expect(page).toHaveURL(/\/activate\/done$/);
    await page.goto("/signup");
    await expect(page).toHaveURL(/\/home$/);
    await page.goto("/api/user.php");
    const { user } = JSON.parse(await page.locator("body").innerText());
    expect(user.profile).toMatchObject({
      gender: "female",
      date_of_birth: "1992-02-29",
      relationship: "single",
      personal: "I laugh easily.",
      country: place.country,
      city: place.city,
      images: [{}],
    });
    expect(errors).toEqual([]);
    removeTenant(slug);
  });
}

/** A person's steps on pages with scripts, with checks in between. */
function withScript(page: Page) {
  return {
    async look(what: string) {
      await expectSound(page, `${page.url()} at ${what}`);
    },
    /** Checks the repeated email, and its link on a device without a login. */
    async lookUnconfirmed(link: string) {
      await page.goto("/notifications/resend");
      await this.look("the mail once more");
      const context = page.context();
      const cookies = await context.cookies();
      await context.clearCookies({ name: "session" });
      await page.goto(link);
      await this.look("the link in the mail");
      await context.addCookies(cookies);
    },
    async answerPush() {
      await expectStep(page, "push", 1);
      await this.look("step 1");
      await page.locator("[data-step=push] button[type=button]").click();
    },
    /** Drops a photo, as from a folder. */
    async addPhoto(path: string) {
      const { x, y, width, height } = (await page.locator("input[type=file]").boundingBox())!;
      const data = { items: [], files: [path], dragOperationsMask: 1 };
      const browser = await page.context().newCDPSession(page);
      for (const type of ["dragEnter", "dragOver", "drop"] as const)
        await browser.send("Input.dispatchDragEvent", { type, x: x + width / 2, y: y + height / 2, data });
    },
    async showRegions() {},
    /** Continues automatically. */
    async waitForMail() {
      await expectStep(page, "sending", 6);
      await this.look("step 6");
    },
  };
}

/** The same steps with buttons and links only. The page also offers push, which the person declines. */
function withoutScript(page: Page) {
  return {
    async look(_: string) {},
    async lookUnconfirmed(_: string) {},
    async answerPush() {
      await expectStep(page, "photos", 2);
      await page.goto("/signup");
      await expectStep(page, "push", 1);
      await page.locator("button[value=declined]").click();
    },
    async addPhoto(path: string) {
      await page.locator("input[type=file]").setInputFiles(path);
      await save(page);
    },
    showRegions: () => page.locator("button[formmethod=get]").click(),
    async waitForMail() {
      await expectStep(page, "sending", 6);
      await page.locator("a[href='/signup/done']").click();
    },
  };
}

/** Checks the step and the progress: a sixth for each. */
async function expectStep(page: Page, step: string, number: number): Promise<void> {
  await expect(page.locator(`[data-step=${step}] [data-progress]`)).toHaveAttribute(
    "data-progress",
    String(number / 6),
  );
}

const save = (page: Page) => page.locator("[data-step] button[type=submit]").last().click();

async function photoFile(): Promise<string> {
  const path = test.info().outputPath("one.jpg");
  writeFileSync(path, await jpeg(480, 360));
  return path;
}

/** A headless browser has denied notifications; this one is undecided, and allows them. */
async function notAskedYet(context: BrowserContext): Promise<void> {
  await context.addInitScript(WITH_PUSH_SERVICE);
  await context.addInitScript(() => {
    let permission: NotificationPermission = "default";
    Object.defineProperty(Notification, "permission", { get: () => permission });
    Notification.requestPermission = async () => {
      permission = "granted";
      return permission;
    };
  });
}
