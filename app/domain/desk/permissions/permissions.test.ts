import { expect, test } from "vitest";
import { allows, allowsSomewhere, type Grant, isSigned, PERMISSIONS, ROLES } from "./permissions";

const of = (role: Grant["role"], brand: string | null = null): Grant[] => [{ role, brand }];

test("a grant for one brand covers no other brand, and nothing that belongs to no brand", () => {
  const grants = of("moderator", "velvet");
  expect(allows(grants, "cases.decide", "velvet")).toBe(true);
  expect(allows(grants, "cases.decide", "onyx")).toBe(false);
  expect(allows(grants, "cases.decide")).toBe(false);
  expect(allowsSomewhere(grants, "cases.decide")).toBe(true);
  expect(allowsSomewhere(of("owner", "velvet"), "operators.manage")).toBe(false);
  expect(allowsSomewhere(of("owner"), "operators.manage")).toBe(true);
});

test("a grant for every brand covers future brands", () => {
  expect(allows(of("support"), "people.see", "not-yet-there")).toBe(true);
});

test("no role means no permission", () => {
  for (const permission of PERMISSIONS) {
    expect(allows([], permission, "velvet"), permission).toBe(false);
    expect(allowsSomewhere([], permission), permission).toBe(false);
  }
});

test("the owner has every permission, and support reads no chats", () => {
  for (const permission of PERMISSIONS) expect(allows(of("owner"), permission), permission).toBe(true);
  expect(allows(of("support"), "chats.read")).toBe(false);
  expect(allows(of("auditor"), "people.note")).toBe(false);
});

test("each role has a permission that another role lacks", () => {
  const able = ROLES.map((role) => PERMISSIONS.filter((permission) => allows(of(role), permission)).join());
  expect(new Set(able).size).toBe(ROLES.length);
});

test("permissions over money, members' texts or keys are signed", () => {
  const signed = PERMISSIONS.filter(isSigned);
  expect(signed).toEqual([
    "self.keys",
    "people.rescue",
    "people.suspend",
    "people.export",
    "people.delete",
    "orders.refund",
    "payments.settle",
    "law.hold",
    "law.read_chats",
    "chats.read",
    "operators.manage",
  ]);
});
