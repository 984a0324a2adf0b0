import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { prepareDemo } from "./demo-sites.mjs";
import { tableOf } from "./sites-table.mjs";

const site = { slug: "velvet", origin: "http://velvet.localhost:3000", name: "Velvet", niche: 2, template: "social" };
const served = { ...site, language: "en", demo: true, mailbox: true };
const around = { mailbox: "/data/mailbox", deskMails: false, isKept: false };

describe("prepareDemo", () => {
  afterEach(() => vi.unstubAllEnvs());

  test.each([
    { slugs: ["velvet"], others: 0, before: "", host: "127.0.0.1", desk: "desk.localhost" },
    { slugs: ["velvet"], others: 1, before: "", host: "127.0.0.1", desk: "" },
    { slugs: ["velvet"], others: 1, before: "0.0.0.0", host: "0.0.0.0", desk: "" },
    { slugs: [], others: 1, before: "", host: "", desk: "" },
  ])("listens on $host for $slugs and $others others if HOST is '$before'", async ({ slugs, others, ...expected }) => {
    vi.stubEnv("HOST", expected.before);
    vi.stubEnv("OPERATOR_HOST", "");
    const dataDir = mkdtempSync(join(tmpdir(), "demo-"));
    writeFileSync(join(dataDir, "demo.json"), JSON.stringify({ velvet: { email: "a@b.example", password: "x" } }));
    await prepareDemo({ dataDir, slugs, others });
    expect([process.env.HOST, process.env.OPERATOR_HOST]).toEqual([expected.host, expected.desk]);
  });
});

describe("the table of the sites", () => {
  test("names the folder of emails that no mail server accepts", () => {
    const emails = (site: Partial<typeof served>, deskMails: boolean) =>
      tableOf([{ ...served, ...site }], {}, { ...around, deskMails }).filter((line) =>
        line.startsWith("No server takes emails"),
      );
    expect(emails({}, false)).toEqual(["No server takes emails. They are in /data/mailbox/<site>, a file each."]);
    expect(emails({}, true)[0]).toContain("/data/mailbox/<site> and control, a file each.");
    expect(emails({ mailbox: false }, false)).toEqual([]);
  });

  test("says that only this machine reaches the sites, and how to change that", () => {
    const lines = tableOf([served], {}, { ...around, isKept: true });
    expect(lines.join("\n")).toContain(
      "Only this machine reaches the sites, because their logins are known. HOST=0.0.0.0",
    );
  });
});
