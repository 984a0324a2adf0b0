// @engines one
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BRAND_ACTIONS, DESK_ACTIONS } from "~/app/console/actions";
import { allows, allowsSomewhere, type Permission, ROLES, type Role } from "~/app/domain/desk/permissions/permissions";
import { heldPayments } from "~/db/tables";
import { type ConsoleDriver, consoleDriver, type SignedInOperator } from "../support/console-driver";
import { multipart, sendForm } from "../support/forms-in-parts";
import { jpeg } from "../support/pictures";
import { consoleRoutes } from "../support/routes";
import { isChosen, shareOf } from "../support/share";
import { testIf } from "../support/tiers";

/** The addresses that are open before the sign-in, with their status. */
const OPEN: Record<string, number> = {
  "sign-in": 200,
  "sign-out": 302,
  join: 404,
  healthz: 200,
  "robots.txt": 200,
  "*": 404,
};

interface Address {
  path: string;
  takes: Permission;
}

let desk: ConsoleDriver;
let everywhere: Record<Role, SignedInOperator>;
let atVelvet: Record<Role, SignedInOperator>;

beforeAll(async () => {
  desk = await consoleDriver({ velvet: {}, onyx: {} });
  const all = async (brand: string | null) => {
    const made = [];
    for (const role of ROLES) made.push([role, await desk.operator(`${role}-${brand ?? "all"}`, role, brand)] as const);
    return Object.fromEntries(made) as Record<Role, SignedInOperator>;
  };
  everywhere = await all(null);
  atVelvet = await all("velvet");
});

afterAll(() => desk?.stop());

/** Every address of the console with its permission. Brand addresses use this brand. */
function addresses(brand: string): Address[] {
  return consoleRoutes().flatMap(({ path, takes }): Address[] => {
    if (takes === undefined) return [];
    const at = `/${path.replace(":brand", brand)}`;
    if (takes !== "actions") return [{ path: at.replace(/:\w+/g, "x"), takes: takes as Permission }];
    const actions = path.includes(":brand") ? BRAND_ACTIONS : DESK_ACTIONS;
    return Object.entries(actions).map(([name, { permission }]) => ({
      path: at.replace(":action", name),
      takes: permission,
    }));
  });
}

test("each address declares its permission, or is open", () => {
  const silent = consoleRoutes().filter(({ path, takes }) => takes === undefined && !(path in OPEN));
  expect(silent).toEqual([]);
});

describe("a visitor", () => {
  test.each(Object.entries(OPEN))("reads %s: %i", async (path, status) => {
    expect((await desk.read(`/${path.replace(/:\w+|\*/, "x")}`)).status).toBe(status);
  });

  test("is redirected to the sign-in from every other address, and changes no data there", async () => {
    for (const { path } of addresses("velvet")) {
      const { status, headers } = await desk.read(path);
      expect([path, status, headers.location]).toEqual([path, 302, `/sign-in?next=${encodeURIComponent(path)}`]);
      const sent = await desk.send(path, { step: "do" });
      // After a session ends during an action form, the operator returns to the form with its values.
      const hasEntry = path.includes("/actions/");
      expect([hasEntry ? 307 : 302, 405], path).toContain(sent.status);
      const next = encodeURIComponent(hasEntry ? path : "/");
      const to = `/sign-in?next=${next}${hasEntry ? "&carried" : ""}`;
      if (sent.status !== 405) expect([path, sent.headers.location]).toEqual([path, to]);
    }
  });

  test("with a tenant member's cookie is redirected to the sign-in", async () => {
    const { cookie } = await desk.server.join("velvet.example", "Mona");
    for (const { path } of addresses("velvet").filter((each) => isChosen(each.path, 0, 3))) {
      const sent = await desk.send(path, { step: "do" }, cookie);
      expect([302, 307, 405], path).toContain(sent.status);
      if (sent.status !== 405) expect(sent.headers.location, path).toMatch(/^\/sign-in/);
    }
  });

  test("with an invalid, a tenant member's, or an ended session is sent to sign in", async () => {
    const anna = await desk.server.join("velvet.example", "Anna");
    const left = await desk.operator("Left", "owner");
    await left.send("/sign-out", {});
    for (const cookie of [`operator_session=${"x".repeat(43)}`, anna.cookie, left.cookie]) {
      expect((await desk.read("/operators", cookie)).status, cookie).toBe(302);
    }
  });
});

/** One item of each kind that belongs to another brand, by the noun of its actions. */
interface Foreign {
  of(action: string): string;
  name: string;
}

let foreign: Foreign;

beforeAll(async () => {
  const host = "onyx.example";
  const [olga, otto] = [await desk.server.join(host, "Olgaforeign"), await desk.server.join(host, "Otto")];
  const body = multipart([{ bytes: await jpeg(480, 360) }]);
  const headers = { Host: host, Cookie: olga.cookie };
  const added = await sendForm(desk.server.port, { path: "/api/profileimage.php", headers, body });
  const photo: string = added.json().image.id;
  const json = { profile: olga.id, reason: "scam", words: "Look" };
  const asked = { host, method: "POST", path: "/api/reports.php", headers: { Cookie: otto.cookie }, json };
  expect((await desk.server.ask(asked)).status).toBeLessThan(300);
  const order = { id: "h1", provider: "sandbox", providerRef: "r1", reason: "no such order", at: 1 };
  await desk.server.db("onyx").transact((tx) => tx.insertMany(heldPayments, [order]));
  const { moderation_case: all = [], report: reports = [] } = await desk.server.rows("onyx");
  const idOf = (row: unknown) => (row as { id: string }).id;
  const ids = new Map([
    ["cases", idOf(all[0])],
    ["photos", photo],
    ["payments", "h1"],
    ["notices", idOf(reports[0])],
  ]);
  foreign = { name: "Olgaforeign", of: (action) => ids.get(action.split(".")[0]!) ?? olga.id };
});

/** Returns the rows that an action would change. Leaves out tables that the outbox and visits change. */
async function rowsOf(brand: string) {
  const { outbox: _, session: __, ...rows } = await desk.server.rows(brand);
  return rows;
}

describe.each(ROLES)("%s", (role) => {
  const isChosenRole = isChosen("a role of one brand", ROLES.indexOf(role), ROLES.length);

  testIf(isChosenRole)("of one brand changes nothing of another, by either brand's addresses", async () => {
    const before = await rowsOf("onyx");
    const own = addresses("velvet").map(({ path }) => path);
    for (const { path } of addresses("onyx").filter((each) => !own.includes(each.path))) {
      const sent = await atVelvet[role].send(path, { step: "do" });
      expect([403, 404, 405], path).toContain(sent.status);
    }
    for (const name of Object.keys(BRAND_ACTIONS)) {
      const path = `/brands/velvet/actions/${name}?${new URLSearchParams({ on: foreign.of(name), case: foreign.of("cases") })}`;
      // `npm test` takes one step of each action for each role: the preview or the execution.
      for (const step of shareOf(`${role} ${name}`, ["show", "do"])) {
        const sent = await atVelvet[role].send(path, { step, reason: "x", facts: "x", text: "x", words: "x" });
        expect([400, 403, 404, 409, 422], `${step} ${path}`).toContain(sent.status);
        expect(sent.body, path).not.toContain(foreign.name);
      }
    }
    for (const at of [
      `/brands/velvet/members/${foreign.of("members")}`,
      `/brands/velvet/cases/${foreign.of("cases")}`,
      `/brands/velvet/photos/${foreign.of("photos")}`,
      `/brands/velvet/compare?one=${foreign.of("members")}&other=${foreign.of("members")}`,
    ])
      expect([403, 404], at).toContain((await atVelvet[role].read(at)).status);
    const forms: [string, Record<string, string>][] = [
      ["/queue", { step: "keep", brand: "onyx", id: foreign.of("cases") }],
      ["/queue", { step: "keep", brand: "onyx", queue: "photos" }],
      ["/queue", { step: "next", brand: "onyx" }],
      ["/photos", { brand: "onyx", [`verdict.${foreign.of("photos")}`]: "approve", step: "save" }],
    ];
    for (const [path, form] of forms)
      expect([403, 404], JSON.stringify(form)).toContain((await atVelvet[role].send(path, form)).status);
    expect(await rowsOf("onyx")).toEqual(before);
  });

  test("of all brands opens only the pages that the role includes", async () => {
    for (const { path, takes } of addresses("velvet")) {
      const { status } = await everywhere[role].read(path);
      if (allowsSomewhere([{ role, brand: null }], takes)) expect([200, 404], path).toContain(status);
      else expect([path, status]).toEqual([path, 403]);
    }
  });

  test("of one brand finds no other brand", async () => {
    const own = addresses("velvet");
    for (const [at, { path, takes }] of addresses("onyx").entries()) {
      if (path === own[at]!.path) continue;
      const { status } = await atVelvet[role].read(path);
      const refusal = allows([{ role, brand: "velvet" }], takes, "velvet") ? 404 : 403;
      expect([path, status], "another brand").toEqual([path, refusal]);
    }
  });
});

test("an unknown brand is not found", async () => {
  const [first] = addresses("nobody").filter(({ path }) => path.startsWith("/brands/nobody"));
  if (first) expect((await everywhere.owner.read(first.path)).status).toBe(404);
});

test("pages of the installation are not for an operator of one brand", async () => {
  const sent = await atVelvet.owner.act("/actions/operators.add", {
    email: "eve@example.com",
    name: "Eve",
    role: "owner",
    brand: "*",
  });
  expect(sent.status).toBe(403);
});

test("an owner adds an operator by a signed action, who then signs in and sees only the own brand", async () => {
  const done = await everywhere.owner.act("/actions/operators.add", {
    email: "nora@example.com",
    name: "Nora",
    role: "moderator",
    brand: "velvet",
  });
  expect(done.status).toBe(200);
  expect(done.body).toMatch(/desk\.example\/join\?link=[\w-]{43}/);
  const page = await atVelvet.moderator.read("/");
  expect(page.body).toContain("velvet.example");
  expect(page.body).not.toContain("onyx.example");
});

test("an action without signature, with a foreign one, or with changed fields does nothing", async () => {
  const { owner, moderator } = everywhere;
  const fields = { email: "eve@example.com", name: "Eve", role: "owner", brand: "*" };
  const path = "/actions/operators.add";
  const confirmationOf = async () => {
    const { body } = await owner.send(path, { ...fields, step: "show" });
    return /name="confirmation" value="([\w-]+)"/.exec(body)![1]!;
  };
  const forged = moderator.key.get({ challenge: "x" }, "http://desk.example");
  for (const form of [
    { ...fields, step: "do" },
    { ...fields, step: "do", confirmation: await confirmationOf() },
    { ...fields, step: "do", confirmation: await confirmationOf(), answer: forged },
    { ...fields, role: "auditor", step: "do", confirmation: await confirmationOf(), answer: forged },
  ]) {
    expect([403, 409]).toContain((await owner.send(path, form)).status);
  }
  expect((await owner.read("/operators")).body).not.toContain("eve@example.com");
});

test("an action with an option that was not offered, or without values, says what is wrong", async () => {
  const path = "/actions/operators.add";
  const sent = await everywhere.owner.send(path, {
    email: "",
    name: "",
    role: "emperor",
    brand: "nowhere",
    step: "show",
  });
  expect(sent.status).toBe(422);
  expect(sent.body.match(/aria-invalid="true"/g)).toHaveLength(4);
  for (const wrong of ["/actions/nothing", "/actions/constructor", "/actions/operators.grant?on=nobody"]) {
    expect((await everywhere.owner.read(wrong)).status, wrong).toBe(404);
  }
});

test("a grant for a deleted brand opens neither its audit nor the operators' own", async () => {
  const gone = await desk.operator("Gone", "auditor", "gone");
  const { status, body } = await gone.read("/audit");
  expect([status, body.includes("operators.add")]).toEqual([404, false]);
});

test("a link for another key works only in the browser where its owner asked for it", async () => {
  const { moderator, support } = everywhere;
  const { headers } = await moderator.act("/actions/self.add_key");
  expect(headers.location).toMatch(/^\/join\?link=/);
  for (const read of [desk.read, support.read]) expect((await read(headers.location!)).status).toBe(404);
  expect((await moderator.read(headers.location!)).status).toBe(200);
});

test("a form without a body, or of another type, is a client error", async () => {
  for (const type of ["", "text/plain", "multipart/form-data"]) {
    const headers = { Origin: "http://desk.example", ...(type && { "Content-Type": type }) };
    const answer = await desk.server.ask({ host: "desk.example", method: "POST", path: "/sign-in", headers, body: "" });
    expect(answer.status, type).toBe(415);
  }
});

test("a text that no email can contain is refused before the signature", async () => {
  const fields = { rule: "5", facts: "y".repeat(4001), days: "1" };
  const anna = await desk.server.join("velvet.example", "Nora");
  const sent = await everywhere.owner.send(`/brands/velvet/actions/members.suspend?on=${anna.id}`, {
    ...fields,
    step: "show",
  });
  expect(sent.status).toBe(422);
});

test("an invalid position in a list is not found, on every engine", async () => {
  for (const place of [[1e300], [1.5], [Number.MAX_SAFE_INTEGER + 2], ["x"]]) {
    const after = Buffer.from(JSON.stringify(place)).toString("base64url");
    expect((await everywhere.owner.read(`/audit?after=${after}`)).status, `${place}`).toBe(404);
  }
});
