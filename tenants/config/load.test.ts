import { symlinkSync } from "node:fs";
import { expect, test } from "vitest";
import { minimalConfig, tenantsFolder } from "./example";
import { loadTenant } from "./load";
import { describeProblem } from "./problem";
import { LANGUAGES } from "./vocabulary";

test("name, hosts, niche, template, language, countries and company are a whole site", () => {
  const { tenant, path } = tenantsFolder();
  tenant("velvet");
  const loaded = loadTenant(path("velvet"), { port: 3000 });
  expect(loaded.problems).toEqual([]);
  expect(loaded.tenant).toMatchObject({
    slug: "velvet",
    folder: path("velvet"),
    origin: "https://velvet.example",
    niche: { number: 1, name: "general", prefix: "" },
    languages: [...LANGUAGES],
    timeZone: "Europe/Amsterdam",
    signups: "all",
    preset: { own: null, seeking: ["female", "male"] },
    demo: false,
    accountDiscovery: "open",
    confirmBeforeWriting: true,
    minimumMessageCosts: {},
    overrides: { words: {}, pages: {}, ownPages: {}, logo: null, logoMarkup: null, icons: {} },
  });
});

const within = (extra: string) => `${JSON.stringify(minimalConfig, null, 2).slice(0, -2)},\n${extra}\n}`;
const without = (key: string) => JSON.stringify({ ...minimalConfig, [key]: undefined }, null, 2);

test.each([
  [
    "an unknown key",
    within('  "showProgressDot": true'),
    18,
    "showProgressDot",
    /known key.*Did you mean "showProgressDots"/,
  ],
  ["an unknown key further in", within('  "mail": { "form": "a@b.example" }'), 18, "mail.form", /Did you mean "from"/],
  ["a key that is missing", without("hosts"), 1, "hosts", /is missing.*Add "hosts", for example/],
  ["a key twice", within('  "name": "Other"'), 18, "name", /is listed twice.*Remove one/],
  ["__proto__", within('  "__proto__": { "demo": true }'), 18, "__proto__", /Remove it/],
  [
    "a gender without words of its own",
    within('  "genders": ["female", "woman"]'),
    18,
    "genders[1]",
    /is "woman", and must be one of male, female, an object \{\.\.\.\}/,
  ],
  [
    "a gender that lacks its plural",
    within('  "genders": ["female", { "id": "other", "label": { "en": "X" } }]'),
    18,
    "genders[1].plural",
    /is missing.*Non-binary people/,
  ],
  ["a gender twice", within('  "genders": ["male", "male"]'), 18, "genders[1]", /is listed twice.*Remove one/],
  [
    "a gender without words in the site's language",
    within('  "genders": ["male", { "id": "other", "label": { "de": "X" }, "plural": { "en": "Others" } }]'),
    18,
    "genders[1].label",
    /has no text in "en".*Add "en"/,
  ],
  [
    "a preset that is not among the genders",
    within('  "genders": ["male"], "preset": { "seeking": ["female"] }'),
    18,
    "preset.seeking",
    /"female" is not among genders.*Use one of male/,
  ],
  [
    "a missing comma",
    within('  "demo": true\n  "origin": "https://velvet.example"'),
    19,
    "",
    /misses a comma.*Put a comma/,
  ],
  ["half a file", within('  "demo": tr').slice(0, -2), 18, "", /without quotes|ends too early/],
  ["an empty file", "", 1, "", /is empty/],
  ["brackets without end", "[".repeat(500_000), 1, "", /nested too deeply/],
  ["a list in place of an object", "[]", 1, "", /is a list, and must be an object/],
  ["a wrong type", within('  "demo": "yes"'), 18, "demo", /is a text, and must be true or false/],
  [
    "a wrong choice",
    within('  "signups": "closd"'),
    18,
    "signups",
    /is "closd", and must be one of .*Did you mean "closed"/,
  ],
  [
    "a country in small letters",
    within('  "minimumMessageCosts": { "nl": {} }'),
    18,
    "minimumMessageCosts.nl",
    /Did you mean "NL"/,
  ],
  [
    "broken cents",
    within('  "minimumMessageCosts": { "NL": { "amount": 1.25, "currency": "EUR" } }'),
    18,
    "minimumMessageCosts.NL.amount",
    /whole number.*minor units/,
  ],
  [
    "a currency that does not exist",
    within('  "minimumMessageCosts": { "NL": { "amount": 1, "currency": "EUX" } }'),
    18,
    "minimumMessageCosts.NL.currency",
    /not a currency/,
  ],
  ["a time zone that does not exist", within('  "timeZone": "Europe/Amsterdm"'), 18, "timeZone", /IANA/],
  ["a language that is not offered", within('  "languages": ["nl"]'), 8, "language", /not among languages.*Add "en"/],
  ["a language twice", within('  "languages": ["en", "nl", "en"]'), 18, "languages[2]", /is listed twice/],
  [
    "an origin with a path",
    within('  "origin": "https://velvet.example/"'),
    18,
    "origin",
    /Write "https:\/\/velvet.example"/,
  ],
  ["an origin elsewhere", within('  "origin": "https://other.example"'), 18, "origin", /not among hosts/],
  [
    "a redirect to a script",
    within('  "redirects": [{ "from": "/a", "to": "javascript:alert(1)" }]'),
    18,
    "redirects[0].to",
    /neither a path nor a web address/,
  ],
  [
    "a redirect that hides another site",
    within('  "redirects": [{ "from": "/a", "to": "//other.example" }]'),
    18,
    "redirects[0].to",
    /neither/,
  ],
  [
    "redirects in a circle",
    within('  "redirects": [{ "from": "/a", "to": "/b" },\n { "from": "/b", "to": "/a" }]'),
    19,
    "redirects[1].to",
    /leads back to itself/,
  ],
  [
    "a search field that there is not",
    within('  "profile": { "searchFields": ["city"] }'),
    18,
    "profile.searchFields[0]",
    /it takes gender, age, country, countryregion/,
  ],
  [
    "a phone number in words",
    within('  "company": { "supportPhone": "call me" }').replace(/ {2}"company": \{\s[^}]*\},\n/, ""),
    12,
    "company.supportPhone",
    /is not a phone number.*figures/,
  ],
  ["a negative price", within('  "credits": { "perMessage": -1 }'), 18, "credits.perMessage", /at least 0/],
])("%s is told with line, key and remedy", (_, text, line, key, words) => {
  const { write, path } = tenantsFolder();
  const file = write("velvet/tenant.json", text);
  const { tenant, problems } = loadTenant(path("velvet"), { port: 3000 });
  expect(tenant).toBeUndefined();
  expect(problems.map(describeProblem).join("\n")).toMatch(words);
  expect(problems.find((problem) => problem.key === key)).toMatchObject({ file, line, slug: "velvet", level: "error" });
  for (const problem of problems) expect(problem.remedy).not.toBe("");
});

test.each([
  ["velvet.example:3000", "velvet.example"],
  ["https://velvet.example/", "velvet.example"],
  ["Velvet.Example", "velvet.example"],
  ["*.velvet.example", "velvet.example"],
  ["velvet.example.", "velvet.example"],
  ["bücher.example", "xn--bcher-kva.example"],
  ["0x7f.1", "127.0.0.1"],
])("the host %s is refused, and the right one named: %s", (host, better) => {
  const { tenant, path } = tenantsFolder();
  tenant("velvet", { hosts: [host] });
  expect(loadTenant(path("velvet"), { port: 3000 }).problems).toMatchObject([
    { key: "hosts[0]", line: 4, remedy: expect.stringContaining(`Write "${better}"`) },
  ]);
});

test.each(["velvet.example", "localhost", "velvet.localhost", "xn--bcher-kva.example", "a-b.c1.example", "127.0.0.1"])(
  "the host %s is taken",
  (host) => {
    const { tenant, path } = tenantsFolder();
    tenant("velvet", { hosts: [host] });
    expect(loadTenant(path("velvet"), { port: 3000 }).tenant?.hosts).toEqual([host]);
  },
);

test("comments, trailing commas and a byte order mark are fine", () => {
  const { write, path } = tenantsFolder();
  write("velvet/tenant.json", `\uFEFF// Velvet\n${within('  /* later */ "demo": true,')}`);
  expect(loadTenant(path("velvet"), { port: 3000 })).toMatchObject({ problems: [], tenant: { demo: true } });
});

test.each([
  [
    "mail.smtp.password",
    '  "mail": { "from": "a@velvet.example", "smtp": { "host": "mail.example", "user": "velvet", "password": "hunter2" } }',
  ],
  ["push.privateKey", `  "push": { "publicKey": "${"B".repeat(87)}", "privateKey": "hunter2" }`],
  ["payments.apiKey", '  "payments": { "provider": "mollie", "apiKey": "hunter2" }'],
  ["payments.apiKey.env", '  "payments": { "provider": "mollie", "apiKey": { "env": "hunter2" } }'],
])("a secret written into %s is refused and not repeated", (key, line) => {
  const { write, path } = tenantsFolder();
  write("velvet/tenant.json", within(line));
  const { tenant, problems } = loadTenant(path("velvet"), { port: 3000 });
  expect(tenant).toBeUndefined();
  expect(problems).toMatchObject([{ key, line: 18, remedy: expect.stringMatching(/environment variable/) }]);
  expect(JSON.stringify(problems)).not.toContain("hunter2");
});

test.each([
  ["a file outside of the folder of keys", "a@velvet.example", "/etc/ssl/private/key.pem"],
  ["a path that leaves the folder of keys", "a@velvet.example", "../secret"],
  ["a key for mails of another site's domain", "a@onyx.example", "bouquet.pem"],
])("a config that signs with %s is refused", (_, from, keyFile) => {
  const { tenant, path } = tenantsFolder();
  tenant("velvet", { mail: { from, dkim: { selector: "bouquet", keyFile } } });
  const loaded = loadTenant(path("velvet"), { port: 3000 });
  expect(loaded.tenant).toBeUndefined();
  expect(loaded.problems).toMatchObject([{ level: "error", key: "mail.dkim.keyFile" }]);
});

test("a config may sign emails of a subdomain of its host", () => {
  const [{ tenant, path }, dkim] = [tenantsFolder(), { selector: "bouquet", keyFile: "bouquet.pem" }];
  tenant("velvet", { mail: { from: "a@mail.velvet.example", dkim } });
  expect(loadTenant(path("velvet"), { port: 3000 }).tenant?.mail?.dkim).toEqual(dkim);
});

test("a secret is accepted by the name of its environment variable", () => {
  const { tenant, path } = tenantsFolder();
  const smtp = { host: "mail.example", user: "velvet", password: { env: "TENANT_VELVET_SMTP" } };
  tenant("velvet", { mail: { from: "a@velvet.example", smtp } });
  expect(loadTenant(path("velvet"), { port: 3000 }).tenant?.mail?.smtp).toEqual({ ...smtp, port: 587, tls: true });
});

test.each([
  ["the server's own secret", "velvet", "SECRET"],
  ["a setting of the server", "velvet", "DATABASE_URL"],
  ["another tenant's secret", "velvet", "TENANT_ONYX_SMTP"],
  ["the secret of a tenant whose slug begins with this one", "velvet", "TENANT_VELVET__CLUB_SMTP"],
  ["the secret of a tenant whose slug this one begins with", "velvet-club", "TENANT_VELVET_SMTP"],
])("a config that names %s is refused", (_, slug, name) => {
  const { tenant, path } = tenantsFolder();
  const smtp = { host: "mail.example", user: "velvet", password: { env: name } };
  tenant(slug, { mail: { from: "a@velvet.example", smtp } });
  const loaded = loadTenant(path(slug), { port: 3000 });
  expect(loaded.tenant).toBeUndefined();
  expect(loaded.problems).toMatchObject([
    { level: "error", key: "mail.smtp.password.env", reason: expect.stringContaining(name) },
  ]);
});

test("a slug with a hyphen has its own prefix", () => {
  const { tenant, path } = tenantsFolder();
  const smtp = { host: "mail.example", user: "velvet", password: { env: "TENANT_VELVET__CLUB_SMTP" } };
  tenant("velvet-club", { mail: { from: "a@velvet.example", smtp } });
  expect(loadTenant(path("velvet-club"), { port: 3000 }).problems).toEqual([]);
});

test("a mail server's user needs a password", () => {
  const { write, path } = tenantsFolder();
  const mail = '  "mail": { "from": "a@velvet.example", "smtp": { "host": "mail.example", "user": "velvet" } }';
  write("velvet/tenant.json", within(mail));
  expect(loadTenant(path("velvet"), { port: 3000 }).problems).toMatchObject([{ key: "mail.smtp", line: 18 }]);
});

test("files that editors leave behind are ignored", () => {
  const { tenant, write, path } = tenantsFolder();
  tenant("velvet");
  write("velvet/words/.nl.json.swp", "x");
  write("velvet/words/nl.json~", "x");
  write("velvet/pages/.DS_Store", "x");
  write("velvet/pages/nl/.terms.md.swp", "x");
  expect(loadTenant(path("velvet"), { port: 3000 })).toMatchObject({ problems: [], tenant: { slug: "velvet" } });
});

test("a link that leaves the folder counts as absent", () => {
  const { tenant, write, path } = tenantsFolder();
  tenant("velvet");
  write("other/secret.svg", "<svg></svg>");
  write("other/pages/nl/terms.md", "# Of another site");
  symlinkSync(path("other/secret.svg"), path("velvet/logo.svg"));
  symlinkSync(path("other/pages"), path("velvet/pages"));
  const loaded = loadTenant(path("velvet"), { port: 3000 });
  expect(loaded.tenant?.overrides).toMatchObject({ logo: null, pages: {} });
  expect(loaded.problems.map(({ level, file }) => [level, file])).toEqual([
    ["warning", path("velvet/pages")],
    ["warning", path("velvet/logo.svg")],
  ]);
});

test("a link within the folder is followed", () => {
  const { write, path } = tenantsFolder();
  write("velvet/..data/tenant.json", minimalConfig);
  symlinkSync("..data/tenant.json", path("velvet/tenant.json"));
  expect(loadTenant(path("velvet"), { port: 3000 }).tenant?.name).toBe("Velvet");
});
