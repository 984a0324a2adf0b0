import { expect } from "@playwright/test";
import { ApiClient } from "../support/api-client";
import { test } from "../support/browser-tests";

const host = "tidelark.localhost";
const unique = (name: string) => `${name}.${process.pid}.${Date.now()}@example.com`;

test("the API creates an account, changes its profile and logs it out", async () => {
  const anna = new ApiClient(host);
  expect(await anna.call("GET", "/api/user.php")).toMatchObject({
    status: 403,
    body: { error: "auth.required", message: "Log in first" },
  });

  const email = unique("wire.anna");
  expect((await anna.call("GET", `/api/validate_email.php?email=${email}`)).body).toMatchObject({
    status: "new",
    email,
    request_email: email,
  });
  expect((await anna.signUp(email, { date_of_birth: undefined })).body).toMatchObject({
    fields: { date_of_birth: ["error.required"] },
  });
  expect((await anna.signUp(email, { csrf: "0".repeat(64) })).body.error).toBe("signup.bad_csrf");
  expect((await anna.signUp(email, { token: "x.y" })).body.error).toBe("signup.bad_token");
  expect((await anna.signUp(email, { consents: { terms: true } })).body.error).toBe("signup.consent_required");

  const made = await anna.signUp(email, { profile: { gender: "female" } });
  expect(made).toMatchObject({
    status: 201,
    body: { user: { email, loggedIn: true, paid_user: false, credits: 0, profile: { gender: "female" } } },
  });
  expect(made.headers["cache-control"]).toBe("no-store");
  expect((await new ApiClient(host).signUp(email)).body.error).toBe("signup.existing_account_active");
  expect((await anna.call("GET", `/api/validate_email.php?email=${email}`)).body.status).toBe("not_confirmed");
  await anna.confirm(email);
  expect((await anna.call("GET", `/api/validate_email.php?email=${email}`)).body.status).toBe("active");
  expect((await anna.call("GET", "/api/activate.php")).body).toEqual({ delivered: true });

  const place = await anna.call("PUT", "/api/user.php", { country: "GB", countryregion: "LND", city: "London" });
  expect(place.body.user.profile).toMatchObject({ country: "GB", countryregion: "LND", city: "London" });
  const cleared = await anna.call("PUT", "/api/user.php", { profile: { date_of_birth: null } });
  expect(cleared).toMatchObject({ status: 422 });

  expect((await anna.call("GET", "/api/logout.php")).body).toBe("done");
  expect((await anna.call("GET", "/api/user.php")).status).toBe(403);
});

test("the API lets two members like, write, read, block and delete", async () => {
  const [anna, bert] = [new ApiClient(host), new ApiClient(host)];
  const annaId = (await anna.join(unique("wire.a"), { name: "Wire Anna" })).body.user.profile.id;
  const bertId = (await bert.join(unique("wire.b"), { name: "Wire Bert" })).body.user.profile.id;

  const found = await anna.call("GET", "/api/search.php?pp=100");
  expect(found.body.profiles.map(({ id }: { id: string }) => id)).not.toContain(annaId);
  expect(found.body.paging).toMatchObject({ page: 1, pp: 100, num_results: expect.any(Number) });

  for (const _ of [1, 2])
    expect((await anna.call("POST", "/api/likes.php", { profile: bertId })).body).toEqual({ status: "done" });
  expect((await anna.call("POST", "/api/likes.php", { profile: annaId })).body.error).toBe("likes.self");
  expect((await bert.call("GET", "/api/likes.php")).body.liked_by).toMatchObject([{ id: annaId, like_new: true }]);

  const { id } = (await anna.call("GET", `/api/chat.php?profile=${bertId}`)).body;
  const draft = { conversation: id, text: "Hello", key: "first" };
  expect((await anna.call("POST", "/api/messages.php", draft)).status).toBe(201);
  expect((await anna.call("POST", "/api/messages.php", draft)).status).toBe(200);
  expect((await bert.call("GET", "/api/chats.php")).body.chats).toMatchObject([
    { conversation: { id }, num_unread_messages: 1, profile: { id: annaId } },
  ]);
  expect((await bert.call("POST", "/api/read.php", { conversation: id })).body).toEqual({ status: "done" });
  expect((await bert.call("GET", "/api/chats.php")).body.chats[0].num_unread_messages).toBe(0);
  const { messages, has_more } = (await anna.call("GET", `/api/messages.php?conversation=${id}`)).body;
  expect({ messages, has_more }).toMatchObject({
    messages: [{ from: annaId, text: "Hello", state: "read" }],
    has_more: false,
  });

  expect((await bert.call("POST", "/api/blocks.php", { profile: annaId })).body).toEqual({ status: "done" });
  expect((await anna.call("POST", "/api/messages.php", { ...draft, key: "second" })).body.error).toBe(
    "chats.recipient_unavailable",
  );
  expect((await anna.call("DELETE", "/api/chat.php", { conversation: id })).body).toEqual({ status: "done" });
  expect((await anna.call("GET", "/api/chats.php")).body.chats).toEqual([]);
});

test("the public API calls answer a visitor in the visitor's language", async () => {
  const visitor = new ApiClient(host);
  expect((await visitor.call("GET", "/api/companyinfo.php")).body).toMatchObject({
    name: expect.any(String),
    tradenames: expect.any(Array),
  });
  expect((await visitor.call("GET", "/api/regions.php")).body.regions.GB.length).toBeGreaterThan(5);
  const fields = (await visitor.call("GET", "/api/profile_fields.php", undefined, { "Accept-Language": "nl" })).body
    .allowed_values;
  expect(fields.hair).toContainEqual({ id: "grey", label: "Grijs" });
  expect((await visitor.call("GET", "/_i18n/pl/messages.json")).body.pl["common.close"]).toBe("Zamknij");
  expect((await visitor.call("GET", "/_i18n/xx/messages.json")).status).toBe(404);
  expect(await visitor.call("PATCH", "/api/likes.php", {})).toMatchObject({
    status: 405,
    body: { error: "request.method" },
  });
});
