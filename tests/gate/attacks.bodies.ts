import { type Attack, type Cast, call, form, get, HOST } from "./attacks";

const multipart = (name: string, body: string, boundary = "x"): Attack => ({
  name,
  ask: form("/login", body, { "Content-Type": `multipart/form-data; boundary=${boundary}` }),
  status: 415,
});
const field = (name: string, rest = "") => `--x\r\nContent-Disposition: form-data; name="${name}"${rest}\r\n\r\n`;

/** Forms of visitors. */
export const forms: Attack[] = [
  ["no field at all", ""],
  ["a field twice", "email=a@example.com&email=b@example.com&password=x"],
  ["a password twice", "email=a@example.com&password=x&password=y"],
  ["a field a thousand times", Array(1000).fill("email=a").join("&")],
  ["an array", "email[]=a&email[]=b&password=x"],
  ["an array of four thousand million", "email[4294967294]=a&password=x"],
  ["an array with a negative place", "email[-1]=a&password=x"],
  ["an object", "email[a]=b&password=x"],
  ["an object by dots", "email.a=b&password=x"],
  ["fields fifteen thousand deep", `a${"[b]".repeat(15_000)}=1`],
  ["__proto__", "__proto__=1&email=a&password=b"],
  ["a field of __proto__", "__proto__.admin=1&email=a&password=b"],
  ["constructor.prototype", "constructor.prototype.admin=1&email=a&password=b"],
  ["toString", "toString=1&email=a&password=b"],
  ["an intent of the form library", "__intent__=x&email=a&password=b"],
  ["a list of the form library", '__intent__={"type":"insert","payload":{"name":"email","index":1000000000}}'],
  ["a state of the form library", "__state__=x&email=a&password=b"],
  ["a field without a name", "=1&email=a&password=b"],
  ["escapes that are no UTF-8", "email=%ff%fe&password=%ff"],
  ["broken escapes", "email=%&password=%zz"],
  ["null bytes", "email=%00&password=%00"],
  ["JSON that says it is a form", '{"email":"a","password":"b"}'],
].flatMap(([name, body]): Attack[] => [
  { name: `${name}, to the login`, ask: form("/login", body!), status: 422 },
  { name: `${name}, to the sign-up`, ask: form("/signup", body!), status: 422 },
]);

export const multiparts: Attack[] = [
  multipart("a multipart form that breaks off", `${field("email")}anna`),
  multipart("a multipart form without its end", `${field("email")}anna\r\n`),
  multipart("a multipart form without anything", ""),
  multipart("a multipart form with another boundary", `${field("email")}anna\r\n--x--\r\n`, "y"),
  multipart("a multipart form with a boundary of nothing", `${field("email")}a\r\n--x--\r\n`, ""),
  multipart("a multipart form with a file for a field", `${field("email", '; filename="a.png"')}anna\r\n--x--\r\n`),
  multipart("a multipart form that names no field", "--x\r\nContent-Disposition: form-data\r\n\r\na\r\n--x--\r\n"),
  multipart("a multipart form with __proto__", `${field("__proto__")}a\r\n--x--\r\n`),
  {
    name: "a multipart form that says no boundary",
    ask: form("/login", "--x--", { "Content-Type": "multipart/form-data" }),
    status: 415,
  },
];

const post = (name: string, body: unknown, status: number, cookie: string): Attack => ({
  name: `liking ${name}`,
  ask: call("POST", "/api/likes.php", body, { Cookie: cookie }),
  status,
  code: status === 404 ? "profiles.not_found" : "request.invalid",
});

/** JSON of members. */
export const jsons = ({ anna, bert, conversation }: Cast): Attack[] => [
  ...(
    [
      ["with JSON that breaks off", '{"profile":'],
      ["with single quotes", "{'profile':'x'}"],
      ["with NaN", '{"profile":NaN}'],
      ["with nothing", ""],
      ["with a list", "[]"],
      ["with null", "null"],
      ["with a number", "1"],
      ["with a text", '"x"'],
      ["with lists sixty thousand deep", "[".repeat(60_000)],
      ["with lists thirty thousand deep, closed", "[".repeat(30_000) + "]".repeat(30_000)],
      ["with objects eight thousand deep", `${'{"a":'.repeat(8000)}1${"}".repeat(8000)}`],
      ["a list", { profile: [bert.id] }],
      ["an object", { profile: { $ne: null } }],
      ["a number", { profile: 1e300 }],
      ["a value in __proto__", '{"__proto__":{"profile":"x"}}'],
      ["a value in the constructor", '{"constructor":{"prototype":{"profile":"x"}}}'],
    ] as const
  ).map(([name, body]) => post(name, body, 422, anna.cookie)),
  ...["", "x", "__proto__", "\0", "\ud800", "../x", "💐", "x".repeat(50_000), `${bert.id} `, bert.id.toUpperCase()].map(
    (id) => post(`a member called ${JSON.stringify(id.slice(0, 40))}`, { profile: id }, 404, anna.cookie),
  ),
  ...[{ a: 1 }, ["x"], null, 5, "", " \n ", "\0", "\ud800", "\u202e\u200b\u2066", "x".repeat(5000)].map(
    (text): Attack => ({
      name: `saying ${JSON.stringify(text).slice(0, 40)}`,
      ask: call("POST", "/api/messages.php", { conversation, text, key: "k" }, { Cookie: anna.cookie }),
      status: 422,
    }),
  ),
  ...["", "x".repeat(201), {}, null, 1].map(
    (key): Attack => ({
      name: `saying something under the key ${JSON.stringify(key).slice(0, 40)}`,
      ask: call("POST", "/api/messages.php", { conversation, text: "Hi", key }, { Cookie: anna.cookie }),
      status: 422,
    }),
  ),
  {
    name: "changing the birth date to a child's",
    ask: call("PUT", "/api/user.php", { profile: { date_of_birth: "2020-01-01" } }, { Cookie: anna.cookie }),
    status: 422,
    code: "profile.date_of_birth_error",
  },
  {
    name: "taking the birth date away",
    ask: call("PUT", "/api/user.php", { profile: { date_of_birth: null } }, { Cookie: anna.cookie }),
    status: 422,
  },
  {
    name: "becoming another member",
    ask: call("PUT", "/api/user.php", { country: { id: "NL" }, profile: "admin" }, { Cookie: anna.cookie }),
    status: 422,
  },
];

const person = {
  email: "new@example.com",
  name: "New",
  password: "correct horse battery",
  birth_day: "14",
  birth_month: "3",
  birth_year: "1990",
  consent_terms: "on",
  consent_sensitive_data: "on",
};

/** Almost valid sign-ups and logins. */
export const joining: Attack[] = [
  ...(
    [
      ["without a password", { password: "" }],
      ["with a password of 60,000 letters", { password: "a".repeat(60_000) }],
      ["without a name", { name: " " }],
      ["with a name nobody sees", { name: "\u200b\u200d\u2060" }],
      ["with a name of directions alone", { name: "\u202e\u2066\u2069" }],
      ["with a name that begins with @", { name: "@anna" }],
      ["with a name that begins with a wide @", { name: "＠anna" }],
      ["with the address for a name", { name: "NEW@example.com" }],
      ["with a name of 151 letters", { name: "a".repeat(151) }],
      ["with an address of two lines", { email: "a@example.com\r\nBcc: b@example.com" }],
      ["with an invalid address", { email: "a@b@c" }],
      ["with an address of 60,000 letters", { email: `${"a".repeat(60_000)}@example.com` }],
      ["on the 31st of February", { birth_day: "31", birth_month: "2" }],
      ["born in the year 0", { birth_year: "0" }],
      ["born in the year 1e3", { birth_year: "1e3" }],
      ["born in the future", { birth_year: "9999" }],
      [
        "seventeen years old",
        { birth_year: String(new Date().getUTCFullYear() - 17), birth_day: "31", birth_month: "12" },
      ],
      ["without the terms", { consent_terms: "" }],
      ["with consents that are no tick", { consent_sensitive_data: "true" }],
    ] as const
  ).map(
    ([name, wrong]): Attack => ({
      name: `joining ${name}`,
      ask: form("/signup", { ...person, ...wrong }),
      status: 422,
    }),
  ),
  {
    name: "joining over the API with a token of one's own",
    ask: call("POST", "/api/user.php?new=1", { ...person, token: "eA.eA", csrf: "x", n: "x" }),
    status: 403,
    code: "signup.bad_token",
  },
  {
    name: "an API call that there is not",
    ask: call("POST", "/api/user.php?new=2", {}),
    status: 403,
    code: "auth.required",
  },
  {
    name: "an e-mail address asked for twice",
    ask: get("/api/validate_email.php?email=a@example.com&email=b@example.com"),
    status: 422,
    code: "request.invalid",
  },
  { name: "no e-mail address to check", ask: get("/api/validate_email.php"), status: 422 },
  {
    name: "an e-mail address of 3,000 letters to check",
    ask: get(`/api/validate_email.php?email=${"a".repeat(3000)}@example.com`),
    status: 422,
  },
  { name: "a file at the address of a folder", ask: { host: HOST, path: "/assets/" }, status: 404 },
];

/** Requests over the API with a valid token and one wrong value. */
export const joiningByApi = ({ draft }: Cast): Attack[] =>
  [
    { name: ["Anna"] },
    { name: { toString: "x" } },
    { name: 5 },
    { name: "\ud800" },
    { password: ["correct horse battery"] },
    { password: 12345678 },
    { password: "\ud800" },
    { consents: [] },
    { consents: { terms: "true", sensitive_data: 1 } },
    { date_of_birth: 638236800000 },
    { date_of_birth: ["1990-03-14"] },
    { date_of_birth: "1990-02-30" },
    { date_of_birth: "+1990-03-14" },
    { profile: [] },
    { profile: "admin" },
    { profile: { hair: { $gt: "" } } },
  ].map((wrong) => ({
    name: `joining over the API with ${JSON.stringify(wrong)}`,
    ask: call("POST", "/api/user.php?new=1", { ...draft, ...wrong }),
    status: 422,
  }));
