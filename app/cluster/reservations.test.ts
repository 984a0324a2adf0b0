import { expect, test } from "vitest";
import type { Asker } from "./channel";
import { reservations } from "./reservations";

const stays: Asker = { onGone: () => () => {} };

test("a tenant gets at most its share, and all tenants together at most the machine's space", () => {
  const { reserve, release } = reservations({ tenant: 10, machine: 15 });
  const first = reserve({ tenant: "velvet", bytes: 10 }, stays);
  expect(first).not.toBeNull();
  expect(reserve({ tenant: "velvet", bytes: 1 }, stays)).toBeNull();
  expect(reserve({ tenant: "onyx", bytes: 5 }, stays)).not.toBeNull();
  expect(reserve({ tenant: "onyx", bytes: 1 }, stays)).toBeNull();
  release(first!);
  release(first!);
  expect(reserve({ tenant: "velvet", bytes: 10 }, stays)).not.toBeNull();
});

test("a process that ends frees its reservations", () => {
  const { reserve } = reservations({ tenant: 10, machine: 10 });
  let end = () => {};
  const dying: Asker = {
    onGone(letGo) {
      end = letGo;
      return () => {};
    },
  };
  reserve({ tenant: "velvet", bytes: 10 }, dying);
  expect(reserve({ tenant: "velvet", bytes: 1 }, stays)).toBeNull();
  end();
  expect(reserve({ tenant: "velvet", bytes: 10 }, stays)).not.toBeNull();
});
