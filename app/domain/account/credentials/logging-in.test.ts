import { expect, test } from "vitest";
import { memberOf } from "~/app/domain/account/sessions/sessions";
import type { DomainError } from "~/app/domain/errors";
import { anAdult, testSite } from "~/tests/support/test-site";
import { logIn } from "./credentials";

const refusal = (attempt: Promise<unknown>) =>
  attempt.then(
    () => expect.unreachable("it was not refused"),
    ({ code, kind }: DomainError) => ({ code, kind }),
  );

const bert = anAdult({ name: "Bert", email: "bert@example.com", password: "bert's own" });
const gone = anAdult({ name: "Gone", email: "gone@example.com", password: "long gone", status: "deleted" });

test("an address and its password log in", async () => {
  const site = await testSite({ members: [bert] });
  const { member, token } = await logIn(site, { email: " BERT@example.com ", password: "bert's own" }, "10.0.0.1");
  expect(member.id).toBe(bert.id);
  expect(await memberOf(site, token)).toEqual({ ...member, eventsUpTo: expect.any(String) });
});

test.each([
  ["bert@example.com", "wrong"],
  ["nobody@example.com", "bert's own"],
  ["not an address", "bert's own"],
  ["gone@example.com", "wrong"],
  ["", ""],
])("%j with %j is refused without a reason", async (email, password) => {
  const site = await testSite({ members: [bert, gone] });
  expect(await refusal(logIn(site, { email, password }, "10.0.0.1"))).toMatchObject({
    code: "auth.wrong",
    kind: "invalid",
  });
});

test("a deleted account is reported only after a correct password", async () => {
  const site = await testSite({ members: [gone] });
  const login = logIn(site, { email: gone.email, password: "long gone" }, "10.0.0.1");
  expect((await refusal(login)).code).toBe("auth.deleted");
});

test("one address block may try 25 wrong passwords in five minutes", async () => {
  const site = await testSite({ tenant: { slug: "limited" }, members: [bert] });
  const wrong = (address: string) => refusal(logIn(site, { email: bert.email, password: "wrong" }, address));
  for (let attempt = 0; attempt < 25; attempt++) expect((await wrong(`2001:db8::${attempt}`)).code).toBe("auth.wrong");
  expect(await wrong("2001:db8::ffff")).toMatchObject({ code: "auth.too_many", kind: "too_many" });
  expect((await wrong("2001:db8:0:1::1")).code).toBe("auth.wrong");
  site.clock.advance(5 * 60 * 1000);
  expect((await wrong("2001:db8::1")).code).toBe("auth.wrong");
});
