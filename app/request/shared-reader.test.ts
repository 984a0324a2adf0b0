import { expect, test } from "vitest";
import { sharedReader } from "./shared-reader";

const requestOf = (query: string) => new Request(`https://velvet.example/members${query}`);

/** Returns a reader, and the queries that it read. */
function reader() {
  const read: string[] = [];
  const ask = sharedReader((request) => {
    const { search } = new URL(request.url);
    read.push(search);
    if (search === "?wrong") throw new Error("wrong");
    return { said: search, list: [search] };
  });
  return { read, ask: (query: string) => ask(requestOf(query)) };
}

test("a valid query is read once, and an invalid one each time", () => {
  const { read, ask } = reader();
  for (let time = 0; time < 2; time++) {
    expect(ask("?a=1").said).toBe("?a=1");
    expect(ask("?a=2").said).toBe("?a=2");
    expect(() => ask("?wrong")).toThrow("wrong");
  }
  expect(read).toEqual(["?a=1", "?a=2", "?wrong", "?wrong"]);
});

test("shared results are frozen", () => {
  const { ask } = reader();
  expect(() => Object.assign(ask("?a=1"), { said: "another" })).toThrow(TypeError);
  expect(() => ask("?a=1").list.push("another")).toThrow(TypeError);
});

test("long queries are not cached", () => {
  const { read, ask } = reader();
  const long = `?a=${"x".repeat(300)}`;
  ask(long);
  ask(long);
  expect(read).toEqual([long, long]);
});
