import { type Attack, type Cast, call, form, get, HOST } from "./attacks";

const numbers = ["-1", "0", "1e9", "1e300", "NaN", "Infinity", "0x10", "", "1.5", "%2B1", "%D9%A1", "1&page=2"];

/** Invalid pages, ages, places and names. */
export const queries = ({ anna }: Cast): Attack[] => [
  ...numbers.flatMap((page): Attack[] => [
    {
      name: `page ${page} of a search`,
      ask: get(`/api/search.php?page=${page}`),
      status: 422,
      code: "request.invalid",
    },
    { name: `page ${page} of the search page`, ask: get(`/members?page=${page}`), status: 422 },
    {
      name: `page ${page} of similar people`,
      ask: get(`/members?similarpage=${page.replace("page", "similarpage")}`),
      status: 422,
    },
    { name: `page ${page} of the likes`, ask: get(`/likes/given?page=${page}`, { Cookie: anna.cookie }), status: 422 },
  ]),
  ...[
    "pp=0",
    "pp=101",
    "pp=-1",
    "pp=1e1",
    "page=9007199254740991&pp=100",
    "min_age=x",
    "max_age=1e9",
    "gender=__proto__",
    "gender=male&gender=female",
    "country=NLD",
    "country=__proto__",
    "countryregion=%00",
    "countryregion=../x",
    "__proto__=1&__proto__=2",
    "toString=1&toString=2",
  ].map((query): Attack => ({ name: `a search for ${query}`, ask: get(`/api/search.php?${query}`), status: 422 })),
  {
    name: "a search for people of -999",
    ask: get("/api/search.php?min_age=-999"),
    status: 200,
    why: "an age below 18 counts as 18",
  },
  {
    name: "page 1000000000 of a search, in full",
    ask: get("/api/search.php?page=1000000000"),
    status: 200,
    why: "past the last page the list is empty",
  },
  {
    name: "fields that no search has",
    ask: get("/api/search.php?page[]=2&admin=1&constructor=x"),
    status: 200,
    why: "they mean nothing",
  },
];

const strangeIds = ["x", "0", "__proto__", "constructor", "%E2%98%83", "a".repeat(3000), "%7B%7Bid%7D%7D", "';--", "*"];

/** Malformed ids, and ids of others. */
export const ids = ({ anna, bert, stranger, conversation }: Cast): Attack[] => [
  ...strangeIds.flatMap((id): Attack[] => [
    { name: `the profile ${id.slice(0, 20)}`, ask: get(`/members/${id}`, { Cookie: anna.cookie }), status: 404 },
    { name: `the conversation ${id.slice(0, 20)}`, ask: get(`/chats/${id}`, { Cookie: anna.cookie }), status: 404 },
    {
      name: `a chat with ${id.slice(0, 20)}`,
      ask: get(`/api/chat.php?profile=${id}`, { Cookie: anna.cookie }),
      status: 404,
      code: "profiles.not_found",
    },
    {
      name: `the way in for ${id.slice(0, 20)}`,
      ask: get(`/members/${id}/signup`, { Cookie: anna.cookie }),
      status: 302,
      why: "a member goes to the profile, and finds out there",
    },
  ]),
  { name: "a stranger's profile", ask: get(`/members/${stranger.id}`, { Cookie: anna.cookie }), status: 404 },
  {
    name: "a like for a stranger",
    ask: call("POST", "/api/likes.php", { profile: stranger.id }, { Cookie: anna.cookie }),
    status: 404,
    code: "profiles.not_found",
  },
  {
    name: "a like for oneself",
    ask: call("POST", "/api/likes.php", { profile: anna.id }, { Cookie: anna.cookie }),
    status: 422,
    code: "likes.self",
  },
  {
    name: "a message before one that there is not",
    ask: get(`/api/messages.php?conversation=${conversation}&before=${bert.id}`, { Cookie: anna.cookie }),
    status: 404,
  },
  {
    name: "a conversation that is two",
    ask: get(`/api/messages.php?conversation=${conversation}&conversation=x`, { Cookie: anna.cookie }),
    status: 422,
    code: "request.invalid",
  },
];

const other = (name: string, headers: Record<string, string>): Attack => ({
  name: `a write with ${name}`,
  ask: form("/login", { email: "a@example.com", password: "x" }, headers),
  status: 403,
});

/** Writes sent by another site. */
export const foreign = ({ anna, bert }: Cast): Attack[] => [
  other("Origin null", { Origin: "null" }),
  other("another site's Origin", { Origin: "https://evil.example" }),
  other("the Origin of another tenant", { Origin: "http://other.test" }),
  other("the Origin of a subdomain", { Origin: `http://x.${HOST}` }),
  other("an Origin that begins as ours", { Origin: `http://${HOST}.evil.example` }),
  other("an Origin that ends as ours", { Origin: `http://evil${HOST}` }),
  other("an Origin on another port", { Origin: `http://${HOST}:81` }),
  other("an empty Origin", { Origin: "" }),
  other("an invalid Origin", { Origin: "velvet" }),
  other("Sec-Fetch-Site: cross-site", { "Sec-Fetch-Site": "cross-site" }),
  other("Sec-Fetch-Site: same-site", { "Sec-Fetch-Site": "same-site" }),
  other("a Sec-Fetch-Site that there is not", { "Sec-Fetch-Site": "x" }),
  other("our Origin and Sec-Fetch-Site: cross-site", { Origin: `http://${HOST}`, "Sec-Fetch-Site": "cross-site" }),
  {
    name: "a member's like from another site",
    ask: call("POST", "/api/likes.php", { profile: bert.id }, { Cookie: anna.cookie, Origin: "https://evil.example" }),
    status: 403,
    code: "request.cross_site",
  },
  {
    name: "a member's like from another site, by a form",
    ask: form(`/members/${bert.id}/like`, "", { Cookie: anna.cookie, "Sec-Fetch-Site": "cross-site" }),
    status: 403,
  },
];

/** Forged sessions, languages and proxies. */
export const forged = ({ anna, stranger }: Cast): Attack[] => [
  ...["x", "a".repeat(43), "", "__proto__", "é", `${anna.cookie.slice(8)}x`, "\x80\xff"].map(
    (token): Attack => ({
      name: `the session ${JSON.stringify(token.slice(0, 20))}`,
      ask: get("/api/user.php", { Cookie: `session=${token}` }),
      status: 403,
      code: "auth.required",
    }),
  ),
  {
    name: "a stranger's session",
    ask: get("/api/user.php", { Cookie: stranger.cookie }),
    status: 403,
    code: "auth.required",
  },
  {
    name: "a session behind one that is worthless",
    ask: get("/api/user.php", { Cookie: `session=x; ${anna.cookie}` }),
    status: 403,
    code: "auth.required",
  },
  ...(<Record<string, string>[]>[
    { Cookie: "language=__proto__" },
    { Cookie: "language=../../en" },
    { Cookie: `language=${"x".repeat(5000)}` },
    { Cookie: "age-refused=MTphYQ.x; network=MTphYQ.x" },
    { Cookie: "choice=1-yes-9999999999999999; login-step=x.y" },
    { Cookie: ";;;=;=a;session" },
    { "Accept-Language": "x".repeat(10_000) },
    { "Accept-Language": "*;q=NaN,en;q=1e999,;;;,nl;q=-1" },
    { "Accept-Language": "__proto__,constructor;q=0.9" },
    { "User-Agent": "\xff\xfe<script>" },
    { Referer: "javascript:alert(1)" },
    { "X-Package": "{".repeat(2000), "X-Original-Host": "evil.example" },
    { "X-Forwarded-Proto": "https", "X-Forwarded-For": "::::,999.1.1.1" },
    { Range: "bytes=9-1" },
    { "If-None-Match": '"'.repeat(500) },
    { Accept: "\x80", "Accept-Encoding": "x-nothing;q=9" },
  ]).map(
    (headers): Attack => ({
      name: `the header ${JSON.stringify(headers).slice(0, 60)}`,
      ask: get("/login", headers),
      status: 200,
      why: "what makes no sense is not looked at",
    }),
  ),
];

const tickets = ["", "x", "MTphYQ.x", "__proto__", "a".repeat(3000), "%00"];

/** Other members' accounts, and login steps without a beginning. */
export const settings = ({ anna, stranger }: Cast): Attack[] => [
  ...tickets.flatMap((ticket): Attack[] => [
    {
      name: `a second step with the ticket ${ticket.slice(0, 10)}`,
      ask: form("/login/code", { code: "123456" }, { Cookie: `login-step=${ticket}` }),
      status: 302,
      why: "they are sent to log in anew",
    },
    {
      name: `bringing an account back with the ticket ${ticket.slice(0, 10)}`,
      ask: form("/login/restore", {}, { Cookie: `login-step=${ticket}` }),
      status: 403,
    },
  ]),
  ...strangeIds.map(
    (id): Attack => ({
      name: `the export ${id.slice(0, 20)}`,
      ask: get(`/account/export/${id}`, { Cookie: anna.cookie }),
      status: 404,
    }),
  ),
  ...strangeIds.map(
    (id): Attack => ({
      name: `logging out the device ${id.slice(0, 20)}`,
      ask: form(`/account/devices/${id}/end`, {}, { Cookie: anna.cookie }),
      status: 302,
      why: "there is no such one, so nothing happens",
    }),
  ),
  {
    name: "deleting an account without its password",
    ask: form("/account/delete", {}, { Cookie: anna.cookie }),
    status: 422,
  },
  {
    name: "deleting an account with a stranger's session",
    ask: form("/account/delete", { password: anna.password }, { Cookie: stranger.cookie }),
    status: 302,
    why: "nobody is logged in by it here",
  },
  {
    name: "deleting an account from another site",
    ask: form("/account/delete", { password: anna.password }, { Cookie: anna.cookie, Origin: "https://evil.example" }),
    status: 403,
  },
  {
    name: "a second step of one's own making",
    ask: form(
      "/account/second-factor",
      { sealed: "JBSWY3DPEHPK3PXP", code: "123456", password: anna.password },
      { Cookie: anna.cookie },
    ),
    status: 422,
  },
  {
    name: "turning off a second step that there is not",
    ask: form("/account/second-factor/off", { code: "123456" }, { Cookie: anna.cookie }),
    status: 302,
    why: "they are sent to where it is turned on",
  },
  {
    name: "a choice where nothing is asked",
    ask: form("/consent", { answer: "yes", next: "/?network=x" }),
    status: 404,
  },
];

const roads = [
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "/a\r\nSet-Cookie: a=b",
  "/☃",
  "\\\\evil.example",
  "",
  ".evil.example",
  "@evil.example",
  `/${"a".repeat(600)}`,
];

/** Redirects to another site: all must lead to a page of this one. */
export const redirects = ({ anna }: Cast): Attack[] =>
  roads.flatMap((road): Attack[] => {
    const [named, why] = [JSON.stringify(road.slice(0, 30)), "to a page of this site"];
    return [
      {
        name: `a login page with next=${named}`,
        ask: get(`/login?next=${encodeURIComponent(road)}`, { Cookie: anna.cookie }),
        status: 302,
        why,
      },
      {
        name: `a language with next=${named}`,
        ask: form("/language", { language: "nl", next: road }),
        status: 302,
        why,
      },
      { name: `an entry with next=${named}`, ask: form("/entry", { next: road }), status: 302, why },
    ];
  });
