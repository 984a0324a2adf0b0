import { expect, test } from "vitest";
import { Database } from "./sqlite-driver";

test("a statement is planned once, and not again for each value", () => {
  const db = new Database(":memory:");
  db.exec("create table item (id integer primary key, kind integer, name text, state text)");
  db.exec("create index item_ix on item (kind, name)");
  const add = db.prepare("insert into item (kind, name, state) values (?, ?, ?)");
  for (let i = 0; i < 200; i++) add.run(i % 7, `name ${i % 30}`, `state ${i % 3}`);
  db.exec("analyze");
  let evaluated = 0;
  // The planner evaluates the function once, to look up statistics for its value. Then each run evaluates it.
  db.function("same", { deterministic: true }, (value) => {
    evaluated++;
    return value;
  });
  const statement = db.prepare("select name from item where kind = same(3) and state = ? order by name");
  expect(evaluated).toBe(1);
  for (const state of ["state 0", "state 1", "state 2", "state 0"]) statement.all(state);
  expect(evaluated).toBe(1 + 4);
  db.close();
});
