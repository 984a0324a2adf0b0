import { expect, test } from "vitest";
import { circles, imports, nounOf } from "./sources";

test("no top folder imports itself through others", () => {
  expect(circles(imports.map(({ from, to }) => [topOf(from), topOf(to)]))).toEqual([]);
});

test("no folder of app imports itself through others, except the table of calls, which takes its types from the routes", () => {
  const within = imports.filter(({ from, to }) => /^app\//.test(from) && /^app\//.test(to));
  const typed = within.filter(({ from, typeOnly }) => !(typeOnly && from === "app/contract/calls.ts"));
  expect(circles(typed.map(({ from, to }) => [roomOf(from), roomOf(to)]))).toEqual([]);
});

test("no noun imports itself through others", () => {
  const between = imports.flatMap(({ from, to }): [string, string][] => {
    const [one, other] = [nounOf(from), nounOf(to)];
    return one && other ? [[one, other]] : [];
  });
  expect(circles(between)).toEqual([]);
});

test("no file imports itself through others, not even lazily", () => {
  const values = imports.filter(({ typeOnly }) => !typeOnly);
  expect(circles(values.map(({ from, to }) => [from, to]))).toEqual([]);
});

function topOf(file: string): string {
  return /^[a-z]+(?=\/)/.exec(file)?.[0] ?? "";
}

/** Returns the folder of `app` that holds a file, or a file at its top. */
function roomOf(file: string): string {
  return file.split("/").length > 2 ? file.split("/").slice(0, 2).join("/") : file;
}
