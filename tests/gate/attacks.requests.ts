import { type Attack, call, FORM_TYPE, form, get, HOST } from "./attacks";

const refusedBy421 = (name: string, host: string | null): Attack => ({
  name,
  ask: { host, path: "/login" },
  status: 421,
});
const at = (name: string, path: string, status: number): Attack => ({ name, ask: get(path), status });

export const hosts: Attack[] = [
  refusedBy421("a host that nobody claims", "nobody.test"),
  refusedBy421("an empty host", ""),
  refusedBy421("an address in place of a host", "127.0.0.1"),
  refusedBy421("an IPv6 host", "[::1]"),
  refusedBy421("an IPv6 host with a port", "[::1]:3000"),
  refusedBy421("a host with a user before it", `anna@${HOST}`),
  refusedBy421("a host with a user and a password", `a:b@${HOST}`),
  refusedBy421("a host with a dot at its end", `${HOST}.`),
  refusedBy421("a host that begins with a dot", `.${HOST}`),
  refusedBy421("a subdomain of a host", `x.${HOST}`),
  refusedBy421("a host with a suffix", `${HOST}.evil.example`),
  refusedBy421("a host with a port that is no number", `${HOST}:x`),
  refusedBy421("a host with a port past the last one", `${HOST}:65536`),
  refusedBy421("a host with an endless port", `${HOST}:${"9".repeat(300)}`),
  refusedBy421("a host with two ports", `${HOST}:80:80`),
  refusedBy421("a host with a path", `${HOST}/x`),
  refusedBy421("a host with a query", `${HOST}?x`),
  refusedBy421("a host with a space inside", `${HOST} evil.example`),
  refusedBy421("two hosts in one header", `${HOST}, other.test`),
  refusedBy421("a host with letters past ASCII", "vélvet.test"),
  refusedBy421("a host in Punycode that nobody claims", "xn--vlvet-csa.test"),
  refusedBy421("a host with an underscore", "vel_vet.test"),
  refusedBy421("a host with escapes", "velvet%2etest"),
  refusedBy421("a host of 300 letters", `${"a".repeat(300)}.test`),
  refusedBy421("a host named __proto__", "__proto__"),
  { name: "two Host headers", ask: { host: HOST, path: "/", headers: { Host: "other.test" } }, status: 421 },
  { name: "the same Host twice", ask: { host: HOST, path: "/", headers: { Host: HOST } }, status: 421 },
  { name: "no Host at all", ask: { host: null, path: "/" }, status: 421 },
  {
    name: "another host in X-Forwarded-Host",
    ask: { host: "nobody.test", path: "/login", headers: { "X-Forwarded-Host": HOST, "X-Original-Host": HOST } },
    status: 421,
  },
  {
    name: "a host in upper case",
    ask: { host: "VELVET.test", path: "/login" },
    status: 200,
    why: "names have no case",
  },
  { name: "a host with a port", ask: { host: `${HOST}:8080`, path: "/login" }, status: 200, why: "ports do not count" },
];

export const targets: Attack[] = [
  at("an absolute target", `http://${HOST}/login`, 400),
  at("an absolute target on another tenant", "http://other.test/login", 400),
  { name: "a target without its slash", ask: get("login"), status: 400, byNode: true },
  at("a target that is a star", "*", 400),
  at("a target that begins with two slashes", "//other.test/login", 400),
  at("two slashes in the middle", "/members//x", 400),
  at("two slashes at the end", "/login//", 400),
  at("a backslash", "/\\other.test", 400),
  at("a broken escape", "/members/%zz", 400),
  at("half an escape", "/members/%2", 400),
  at("an escape that is no UTF-8", "/members/%ff", 400),
  at("an overlong escape", "/%c0%ae%c0%ae/secret", 400),
  at("half of a character", "/members/%F0%9F", 400),
  at("an escaped slash", "/members%2fx", 400),
  at("an escaped backslash", "/members%5Cx", 400),
  at("a null byte", "/members/%00", 400),
  at("a line break", "/members/%0d%0aSet-Cookie:%20a=b", 400),
  at("a tab", "/%09/other.test", 400),
  at("a broken escape in the query", "/login?next=%E0%A4%A", 400),
  at("a way up", "/members/../login", 400),
  at("a way up, escaped", "/members/%2e%2e/login", 400),
  at("a way up that is half escaped", "/members/.%2E/login", 400),
  at("a way up at the end", "/api/..", 400),
  at("a way up to the secret", "/assets/../../secret", 400),
  at("a way up in a locale", "/_i18n/../messages.json", 400),
  at("a way up in a locale, escaped", "/_i18n/..%2f..%2fpackage/messages.json", 400),
  at("a way up in media", "/media/../members.sqlite", 400),
  at("a way up in media, doubly escaped", "/media/%252e%252e%252fmembers.sqlite", 404),
  at("the database by its name", "/media/members.sqlite", 404),
  at("the machine's secret", "/secret", 404),
  at("a file with a dot before it", "/.env", 404),
  at("a README", "/README.md", 404),
  at("the repository", "/.git/config", 404),
  at("a tenant's config", "/tenant.json", 404),
  at("a locale that is a prototype", "/_i18n/__proto__/messages.json", 404),
  at("a locale that nobody speaks", "/_i18n/tlh/messages.json", 404),
  at("a locale that this tenant does not offer", "/_i18n/pl/messages.json", 404),
  at("a page that is a prototype", "/pages/constructor", 404),
  at("an unknown list of likes", "/members?__proto__=1&__proto__=2", 422),
  at("a path in other letters", "/%E2%98%83", 404),
  at("a path that looks like a text of ours", "/$t(error.title){{path}}", 404),
  at("an address of 5,000 characters", `/login?${"a".repeat(5000)}`, 414),
  at("an address as long as a header may be", `/login?${"a".repeat(15_000)}`, 414),
  at("Remix's _data", "/login?_data=routes%2Fmember%2Fhome", 400),
  at("Remix's _data among others", "/login?a=1&_data", 400),
  at("Remix's _routes on a page", "/home?_routes=root", 400),
  at("Remix's _routes twice", "/home.data?_routes=root&_routes=root", 400),
  at("Remix's _routes with something else in it", "/login.data?_routes=%3Cscript%3E", 400),
  at("a route of Remix's that there is not", "/nothing.data", 404),
  at("Remix's manifest of all routes", "/__manifest?p=/home", 404),
];

const method = (name: string, path = "/login"): Attack => ({
  name: `${name} ${path}`,
  ask: { host: HOST, method: name, path, headers: { "Content-Length": "0" } },
  status: 405,
});

export const methods: Attack[] = [
  ...["TRACE", "PROPFIND", "OPTIONS", "PURGE", "LOCK", "MKCOL"].map((name) => method(name)),
  method("OPTIONS", "/api/user.php"),
  method("TRACE", "/api/likes.php"),
  method("PUT"),
  method("DELETE", "/logout"),
  method("PATCH", "/signup"),
  method("POST", "/home"),
  method("POST", "/robots.txt"),
  method("DELETE", "/api/chats.php"),
  method("PATCH", "/api/user.php"),
  method("POST", "/api/logout.php"),
  { name: "a method in lower case", raw: `get / HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`, status: 400, byNode: true },
  { name: "a method that there is not", raw: `FLY / HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`, status: 400, byNode: true },
  {
    name: "a method in a header",
    ask: form("/members/x/like", "", { "X-HTTP-Method-Override": "GET" }),
    status: 302,
    why: "a visitor is sent to log in; the header means nothing",
  },
];

const big = "a".repeat(70_000);
const chunked = (content: string) => `${content.length.toString(16)}\r\n${content}\r\n0\r\n\r\n`;

export const sizes: Attack[] = [
  { name: "a header of 20,000 letters", ask: get("/", { "X-Long": "a".repeat(20_000) }), status: 431, byNode: true },
  { name: "a cookie of 20,000 letters", ask: get("/", { Cookie: big.slice(0, 20_000) }), status: 431, byNode: true },
  {
    name: "3,000 headers",
    ask: get("/", Object.fromEntries(Array.from({ length: 3000 }, (_, n) => [`X-${n}`, "a"]))),
    status: 431,
    byNode: true,
  },
  {
    name: "a thousand cookies",
    ask: get("/home", { Cookie: Array.from({ length: 1000 }, (_, n) => `c${n}=${n}`).join("; ") }),
    status: 302,
    why: "cookies that nobody asks for are not looked at",
  },
  { name: "a form over the limit", ask: form("/login", `email=${big}`), status: 413 },
  { name: "JSON over the limit", ask: call("POST", "/api/user.php?new=1", { email: big }), status: 413 },
  {
    name: "a password of a megabyte",
    ask: form("/login", { email: "anna@example.com", password: "a".repeat(1_000_000) }),
    status: 413,
  },
  {
    name: "a form over the limit, in chunks",
    ask: { ...form("/login", chunked(big)), headers: { ...FORM_TYPE, "Transfer-Encoding": "chunked" } },
    status: 413,
  },
  {
    name: "a length that nobody will send",
    ask: form("/login", "", { "Content-Length": "99999999999" }),
    status: 413,
  },
  {
    name: "a length past all numbers",
    ask: form("/login", "", { "Content-Length": "9".repeat(40) }),
    status: 400,
    byNode: true,
  },
  { name: "a negative length", ask: form("/login", "", { "Content-Length": "-1" }), status: 400, byNode: true },
  {
    name: "two lengths",
    ask: form("/login", "a", { "Content-Length": ["1", "2"] }),
    status: 400,
    byNode: true,
  },
  {
    name: "a length and chunks",
    ask: form("/login", "0\r\n\r\n", { "Content-Length": "5", "Transfer-Encoding": "chunked" }),
    status: 400,
    byNode: true,
  },
  {
    name: "a chunk whose size is no number",
    ask: form("/login", "zz\r\n", { "Transfer-Encoding": "chunked" }),
    status: 400,
    byNode: true,
  },
  {
    name: "an expectation that nobody meets",
    ask: get("/", { Expect: "200-maybe" }),
    status: 417,
    byNode: true,
  },
  { name: "bytes that are no request", raw: "\x16\x03\x01\x02\x00\x01\r\n\r\n", status: 400, byNode: true },
  { name: "a request of HTTP/0.9", raw: "GET /\r\n\r\n", status: 421 },
];

const encoded = (encoding: string): Attack => ({
  name: `a body in ${encoding}`,
  ask: form("/login", "email=a", { "Content-Encoding": encoding }),
  status: 415,
});

export const kinds: Attack[] = [
  ...["gzip", "br", "deflate", "gzip, gzip", "constructor"].map(encoded),
  { name: "JSON to a form", ask: call("POST", "/login", { email: "a", password: "b" }), status: 415 },
  { name: "JSON to the sign-up", ask: call("POST", "/signup", { email: ["a"] }), status: 415 },
  { name: "JSON to a form without fields", ask: call("POST", "/logout", {}), status: 415 },
  { name: "a form to the API", ask: form("/api/user.php?new=1", "email=a"), status: 415, code: "request.media_type" },
  ...["text/xml", "text/plain", "application/octet-stream", "application/jsonx", "*/*", ";"].map(
    (type): Attack => ({
      name: `a body that calls itself ${type}`,
      ask: form("/login", "email=a", { "Content-Type": type }),
      status: 415,
    }),
  ),
  {
    name: "a body of no kind to the API",
    ask: { host: HOST, method: "POST", path: "/api/user.php?new=1", body: "{}" },
    status: 415,
    code: "request.media_type",
  },
];
