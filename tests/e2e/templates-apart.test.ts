import { expect } from "@playwright/test";
import { TEMPLATES } from "~/tenants/config/vocabulary";
import { test } from "../support/browser-tests";
import { filesOfTemplate } from "../support/built-templates";
import { demoMember, hydrated, passEntry, visitor } from "../support/people-in-browsers";
import { shareOf } from "../support/share";

const SITES = { social: "tidelark", classic: "ondelle", lavish: "samtknoten" };

for (const [template, slug] of shareOf("templates apart", Object.entries(SITES))) {
  test(`the pages of ${template} load the files of no other template`, { tag: "@full" }, async ({ browser }) => {
    const { page } = await visitor(browser, slug);
    const loaded = new Set<string>();
    page.on("request", (request) => loaded.add(new URL(request.url()).pathname.slice(1)));
    for (const path of ["/", "/login", "/members", "/pages/terms", "/nowhere"]) {
      await page.goto(path);
      await passEntry(page);
      await hydrated(page);
    }
    const { page: home } = await demoMember(browser, slug);
    home.on("request", (request) => loaded.add(new URL(request.url()).pathname.slice(1)));
    for (const path of ["/home", "/members", "/chats", "/likes", "/profile"]) {
      await home.goto(path);
      await hydrated(home);
    }
    expect(filesOfTemplate(template).filter((file) => !loaded.has(file) && /\.(js|css)$/.test(file))).toEqual([]);
    const foreign = TEMPLATES.filter((each) => each !== template).flatMap(filesOfTemplate);
    expect(foreign.filter((file) => loaded.has(file))).toEqual([]);
  });
}
