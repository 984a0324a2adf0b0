// @engines one
import { chmodSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Around, BRAND, CONSOLE, HEADERS, NOW, startAround } from "~/tests/support/around";
import {
  aged,
  brokenAtOnce,
  certificate,
  company,
  config,
  giveUpAnEffect,
  headersWithout,
  makeBrandSecret,
  noRecord,
  oneByOne,
  page,
  paidBy,
  paidOrders,
  plain,
  type Row,
  record,
  serving,
  setting,
  system,
} from "~/tests/support/breakings";
import { BROKEN_BACKUPS } from "~/tests/support/broken-backups";
import { spoilDatabase, tamperPastTriggers } from "~/tests/support/place";
import { problemsOf, seenMachine } from "~/tests/support/seen-machine";
import { eighthOf } from "~/tests/support/share";

const [HOUR, DAY] = [3_600_000, 86_400_000];

let around: Around;

beforeAll(async () => {
  // The doctor reads a feed with the certificate authorities that this process trusts.
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0";
  around = await startAround();
});

afterAll(() => {
  delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
});

/** Each row has a defect, and the findings that the defect adds: status, check, subject and code. */
const BREAKINGS: Row[] = [
  ["Node is past its end", "wrong versions version_ended", system({ node: "20.20.0" })],
  ["Node has an unlisted version", "warning versions version_unlisted", system({ node: "23.1.0" })],
  ["Debian is past its end", "wrong versions version_ended", system({ distribution: "debian 11" })],
  ["a release was broken off", "wrong releases release_half", serving(["1-a", "2-b"], "1-a")],
  ["a build is current and not taken", "warning releases release_untaken", serving(["1-a"], "2-b")],
  ["SQLite has the WAL-reset bug", "wrong versions sqlite_bug", system({ sqlite: "3.51.2" })],
  ["so has the program sqlite3", "warning versions sqlite_program", system({ sqliteProgram: async () => "3.40.1" })],
  [
    "the clock is seconds off",
    "warning clock clock_off",
    ({ time }) => {
      time.behind = 5_000;
    },
  ],
  [
    "the clock is minutes off",
    "wrong clock clock_off",
    ({ time }) => {
      time.behind = -90_000;
    },
  ],
  [
    "the time server is silent",
    "warning clock clock_unasked",
    ({ time }) => {
      time.silent = true;
    },
  ],
  ["the disk is nearly full", "warning disk disk_low", system({ space: async () => ({ free: 8e9, size: 100e9 }) })],
  ["the disk is full", "wrong disk disk_low", system({ space: async () => ({ free: 1e9, size: 100e9 }) })],
  ["the secret was never made", "warning secret secret_none", ({ place }) => rmSync(join(place.dataDir, "secret"))],
  [
    "others may read the secret",
    "wrong secret file_open",
    ({ place }) => chmodSync(join(place.dataDir, "secret"), 0o644),
  ],
  ["the console's mails become files", "warning desk mail_files", setting("OPERATOR_MAIL_URL", "")],
  ...BROKEN_BACKUPS,
  ["a host has no address", `wrong dns ${BRAND} record_none`, noRecord(`${BRAND} A`)],
  ["a host leads elsewhere", `wrong dns ${BRAND} dns_elsewhere`, record(`${BRAND} A`, "203.0.113.9")],
  ["anybody may issue certificates", `warning caa ${BRAND} record_none`, noRecord(`${BRAND} CAA`)],
  ["http stays http", `wrong web ${BRAND} web_plain`, plain(200)],
  [
    "http leads to another site",
    `wrong web ${BRAND} web_elsewhere`,
    plain(301, { Location: "https://other.example/" }),
  ],
  [
    "https leads to another site",
    `wrong web ${BRAND} web_elsewhere`,
    page(302, { ...HEADERS, Location: "https://other.example/" }),
  ],
  [
    "https leads back to itself",
    `wrong web ${BRAND} web_circle`,
    page(301, { ...HEADERS, Location: `https://${BRAND}/` }),
  ],
  ["the proxy loses the host", `wrong web ${BRAND} web_no_host`, page(421)],
  ["the front page fails", `wrong web ${BRAND} web_status`, page(502)],
  ["the proxy takes headers away", `wrong web ${BRAND} web_headers`, page(200, headersWithout("X-Frame-Options"))],
  [
    "the config has an oddity",
    "warning config velvet config_warnings",
    ({ tenants }) => void tenants.write("velvet/logo.png", "x"),
  ],
  ["a secret is not set", "wrong secrets velvet unset", ({ secrets }) => void delete secrets.TENANT_VELVET_CLICKS],
  [
    "prices disagree",
    "warning prices velvet prices_disagree",
    config(() => ({ minimumMessageCosts: { NL: { amount: 5, currency: "EUR" } } })),
  ],
  [
    "nothing is said of the processor",
    "warning processor velvet processor_unsaid",
    config(({ payments: { processorProfile: _, ...payments } }) => ({ payments })),
  ],
  [
    "a page is missing in a language",
    "warning languages velvet texts_missing",
    ({ tenants }) => void tenants.write("velvet/pages/en/safety.md", "# Safety\n"),
  ],
  [
    "a text is missing in a language",
    "warning languages velvet texts_missing",
    config(() => ({ termsChanges: [{ since: "2026-01-01", says: { en: "More is free." } }] })),
  ],
  ["the law wants more of the company", "wrong legal velvet legal_missing", company({ vatNumbers: [] })],
  [
    "the mail server is away",
    "wrong mail velvet mail_refused",
    config(({ mail }) => ({ mail: { ...mail, smtp: { ...mail.smtp, port: 1 } } })),
  ],
  ["there is no SPF record", `wrong spf velvet record_none`, record(`${BRAND} TXT`, "another-service=1")],
  ["there are two SPF records", `wrong spf velvet record_twice`, record(`${BRAND} TXT`, "v=spf1 ~all", "v=spf1 -all")],
  ["SPF is invalid", `wrong spf velvet spf_invalid`, record(`${BRAND} TXT`, "v=spf1 include:nowhere.example -all")],
  ["SPF lets others send", `warning spf velvet spf_refuses`, record(`${BRAND} TXT`, "v=spf1 ip4:198.51.100.1 -all")],
  ["SPF lets everybody send", `wrong spf velvet spf_open`, record(`${BRAND} TXT`, "v=spf1 +all")],
  ["there is no DKIM record", "wrong dkim velvet record_none", noRecord(`bouquet._domainkey.${BRAND} TXT`)],
  [
    "the DKIM record is of another key",
    "wrong dkim velvet dkim_other",
    record(`bouquet._domainkey.${BRAND} TXT`, "v=DKIM1; p=MIIB"),
  ],
  [
    "the DKIM key is not there",
    "wrong dkim velvet dkim_key",
    config(({ mail }) => ({ mail: { ...mail, dkim: { selector: "bouquet", keyFile: "nowhere.pem" } } })),
  ],
  ["there is no DMARC record", "warning dmarc velvet record_none", noRecord(`_dmarc.${BRAND} TXT`)],
  ["bounces reach nobody", "warning bounces velvet record_none", noRecord(`${BRAND} MX`)],
  ["an effect was given up", "warning outbox velvet effects_dead", giveUpAnEffect],
  [
    "the push keys are no pair",
    "wrong push velvet push_keys",
    ({ secrets }) => {
      secrets.TENANT_VELVET_PUSH = "AAAA";
    },
  ],
  [
    "a partner's feed is broken",
    "warning partners velvet feed_unread",
    ({ partner }) => {
      partner.text = "<html>";
    },
  ],
  ["a partner's host is gone", "warning partners velvet record_none", noRecord("clicks.example A")],
];
// Rows whose defect several checks find, or that prevents other checks.
const ALONE: Row[] = [
  [
    "Node's end is near",
    "warning versions version_ending",
    (machine) => {
      machine.now = Date.UTC(2027, 3, 1);
      return aged(machine, machine.now - HOUR);
    },
  ],
  [
    "nobody is an owner",
    "warning desk desk_no_owner",
    ({ place }) => tamperPastTriggers(place, "control", "DELETE FROM operator_role"),
  ],
  [
    "there is no console",
    "warning desk desk_none",
    ({ settings }) => {
      for (const name of Object.keys(settings)) if (name.startsWith("OPERATOR")) delete settings[name];
    },
  ],
  ["no backups are made", "wrong backups backups_none", setting("BACKUP_URL", "")],
  ["the place of the backups is empty", "wrong backups backups_empty", setting("BACKUP_URL", "file:///nowhere/at/all")],
  ["the newest backup is days old", "wrong backups backups_old", (machine) => aged(machine, NOW - 4 * DAY)],
  [
    "the newest backup is of the day before yesterday",
    "warning backups backups_old",
    (machine) => aged(machine, NOW - 2 * DAY),
  ],
  [
    "the newest backup lacks a site",
    "wrong backups backups_partial",
    ({ writeBackup }) => writeBackup(NOW - HOUR, { missing: [{ name: "velvet", why: "locked" }] }),
  ],
  [
    "a brand's database is damaged",
    "wrong database velvet database_damaged",
    ({ place }) => spoilDatabase(place, "velvet"),
  ],
  [
    "a brand's secret is another machine's",
    "wrong database velvet secret_locked",
    async (machine) => {
      await makeBrandSecret(machine);
      writeFileSync(join(machine.place.dataDir, "secret"), "another machine's secret, of forty letters");
    },
  ],
  [
    "another authority than the one that issues may",
    `wrong caa ${BRAND} caa_other`,
    async (machine) => {
      await certificate([BRAND, CONSOLE], { issuer: "Sectigo Limited" })(machine);
      machine.dns.records.set(`${CONSOLE} CAA`, ["sectigo.com"]);
    },
  ],
  ["the certificate is for another host", `wrong certificate ${BRAND} cert_untrusted`, certificate([CONSOLE])],
  [
    "the certificates have ended",
    [`wrong certificate ${CONSOLE} cert_untrusted`, `wrong certificate ${BRAND} cert_untrusted`],
    certificate([BRAND, CONSOLE], { from: Date.UTC(2020, 0), until: Date.UTC(2021, 0) }),
  ],
  [
    "the certificates should have been renewed",
    [`warning certificate ${CONSOLE} cert_ending`, `warning certificate ${BRAND} cert_ending`],
    certificate([BRAND, CONSOLE], { from: Date.UTC(1950, 0), until: Date.UTC(2040, 0) }),
  ],
  [
    "the server does not know of TLS",
    `wrong web ${BRAND} web_no_hsts`,
    page(200, headersWithout("Strict-Transport-Security")),
  ],
  [
    "nobody speaks TLS",
    [CONSOLE, BRAND]
      .flatMap((host) => [`wrong certificate ${host} cert_none`, `wrong web ${host} web_away`])
      .concat("wrong notices velvet notices_lost"),
    (machine) => {
      machine.tlsPort = 1;
    },
  ],
  [
    "nobody answers without TLS",
    [CONSOLE, BRAND].map((host) => `warning web ${host} web_no_plain`),
    (machine) => {
      machine.plainPort = 1;
    },
  ],
  ["the config can't be served", "wrong config velvet config_errors", config(() => ({ hosts: "velvet" }))],
  ["mails become files", "wrong mail velvet mail_files", config(({ mail: { smtp: _, ...mail } }) => ({ mail }))],
  ["nobody says who signs", "warning dkim velvet dkim_nobody", config(({ mail: { dkim: _, ...mail } }) => ({ mail }))],
  [
    "others may read the DKIM key",
    [`wrong dkim ${CONSOLE} file_open`, "wrong dkim velvet file_open"],
    ({ keyFile }) => chmodSync(keyFile, 0o640),
  ],
  [
    "the push subject is no public address",
    ["wrong push velvet push_subject", "warning dkim velvet dkim_nobody"],
    config(({ mail: { dkim: _, ...mail } }) => ({
      hosts: ["velvet.localhost"],
      mail,
      credits: undefined,
      payments: undefined,
      postbacks: [],
    })),
  ],
  [
    "the payment key is one for tests",
    "wrong payments velvet payments_test",
    paidBy("test_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM"),
  ],
  [
    "the payment key of a demo is live",
    "warning payments velvet payments_live",
    async (machine) => {
      await paidBy("live_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM")(machine);
      machine.config = { ...machine.config, demo: true };
    },
  ],
  [
    "notices of payments are lost",
    "wrong notices velvet notices_lost",
    ({ answers }) => {
      const usual = answers.tls;
      answers.tls = (asked) => (asked.path === "/" ? usual(asked) : { status: 401, headers: {} });
    },
  ],
  ["no notice came lately", "wrong notices velvet notices_missing", paidOrders({ noticed: 0, missing: 3 })],
  ["notices are missing", "warning notices velvet notices_missing", paidOrders({ noticed: 9, missing: 3 })],
  ["few notices did not come", [], paidOrders({ noticed: 13, missing: 3 })],
];

test.each(eighthOf("machines", [...brokenAtOnce(BREAKINGS), ...oneByOne(ALONE)]))("%s", async (_, rows) => {
  const machine = await seenMachine(around);
  for (const [, , breaking] of rows) await breaking(machine);
  expect((await problemsOf(machine)).sort()).toEqual(rows.flatMap(([, found]) => found).sort());
});
