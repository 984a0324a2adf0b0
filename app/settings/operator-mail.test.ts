// @engines one
import { expect, test } from "vitest";
import { mailServerOf, senderOf } from "./operator-mail";

test("mailServerOf() parses the address of a mail server", () => {
  const nobody = { user: undefined, password: undefined };
  const cases = {
    "smtp://mia:p%40ss@mail.example.com": {
      host: "mail.example.com",
      port: 587,
      user: "mia",
      password: "p@ss",
      tls: true,
    },
    "smtps://mail.example.com": { host: "mail.example.com", port: 465, ...nobody, tls: true },
    "smtp://127.0.0.1:25?tls=off": { host: "127.0.0.1", port: 25, ...nobody, tls: false },
  };
  for (const [address, server] of Object.entries(cases)) expect(mailServerOf(address), address).toEqual(server);
});

test("mailServerOf() refuses an address without a server, and half a login", () => {
  for (const address of [
    "",
    "mail.example.com",
    "https://mail.example.com",
    "smtp://mia@mail.example.com",
    "smtp://h/x",
  ])
    expect(mailServerOf(address), address).toBeUndefined();
});

test("senderOf() parses an address with and without a name", () => {
  expect(senderOf("Velvet desk <desk@velvet.example>")).toEqual({
    name: "Velvet desk",
    address: "desk@velvet.example",
  });
  expect(senderOf("desk@velvet.example")).toEqual({ name: "Bouquet", address: "desk@velvet.example" });
  for (const text of ["", "desk", "a@b\r\nBcc: c@d", "<a@b", "A <a@b> c"]) expect(senderOf(text), text).toBeUndefined();
});
