import { expect, test } from "vitest";
import { sealerWith } from "./sealing";

const velvet = sealerWith(Buffer.alloc(32, 1));

test("a sealed text opens for its own tenant and purpose", () => {
  const sealed = velvet.seal("code anna", "a secret 🌷");
  expect(velvet.open("code anna", sealed)).toBe("a secret 🌷");
  expect(sealed).not.toContain("secret");
  expect(velvet.seal("code anna", "a secret 🌷")).not.toBe(sealed);
});

test("no other tenant can open it, and no one after a modification", () => {
  const sealed = velvet.seal("code anna", "a secret");
  expect(velvet.open("code bert", sealed)).toBeUndefined();
  expect(sealerWith(Buffer.alloc(32, 2)).open("code anna", sealed)).toBeUndefined();
  const bytes = Buffer.from(sealed, "base64url");
  for (let at = 0; at < bytes.length; at++) {
    const altered = Buffer.from(bytes);
    altered[at]! ^= 1;
    expect(velvet.open("code anna", altered.toString("base64url"))).toBeUndefined();
  }
  for (const none of ["", "x", sealed.slice(0, 20)]) expect(velvet.open("code anna", none)).toBeUndefined();
});
