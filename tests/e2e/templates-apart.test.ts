import { expect, test } from "@playwright/test";
import { TEMPLATES } from "~/tenants/vocabulary";
import { filesOfTemplate } from "../support/built-templates";
import { hydrated, member, visitor } from "../support/people-in-browsers";

const SITES = { social: "tidelark", classic: "vendemora", lavish: "noctambar" };

for (const [template, slug] of Object.entries(SITES)) {
  test(`pages in ${template} load that template and no other`, async ({ browser }) => {
    const { page } = await visitor(browser, slug);
    const loaded = new Set<string>();
    page.on("request", (request) => loaded.add(new URL(request.url()).pathname.slice(1)));
    for (const path of ["/", "/login", "/members", "/pages/terms", "/nowhere"]) {
      await page.goto(path);
      const entry = page.locator("form[action='/entry'] button");
      if (await entry.count()) await entry.click();
      await hydrated(page);
    }
    const { page: home } = await member(browser, slug, { name: "Petra" });
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
