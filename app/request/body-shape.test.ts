import { expect, test } from "vitest";
import { isMisshapen } from "./body-shape";

const FORM = "application/x-www-form-urlencoded";
const JSON_TYPE = "application/json; charset=utf-8";
const misshapen = (type: string, body: string) => isMisshapen(Buffer.from(body), type);
const repeated = (text: string, times: number) => Array(times).fill(text).join("&");

test.each([
  ["a hundred fields", FORM, repeated("seeking=male", 100)],
  ["a value of 60 kB", FORM, `text=${"=".repeat(60_000)}`],
  ["no field", FORM, ""],
  ["an object of lists", JSON_TYPE, '{"profile":{"seeking":["male","female"]},"order":["1","2"]}'],
  ["one name in two objects", JSON_TYPE, '[{"a":1},{"a":1},{"a":{"a":2}}]'],
  ["brackets, commas and colons in a string", JSON_TYPE, JSON.stringify({ text: '[{,:"\\'.repeat(2000) })],
  ["a value that looks like its name", JSON_TYPE, '{"a":"a","b":"a"}'],
  ["a string that does not end", JSON_TYPE, `{"a":"${'\\"'.repeat(30_000)}`],
])("a body with %s is accepted", (_, type, body) => expect(misshapen(type, body)).toBe(false));

test.each([
  ["more than a hundred fields", FORM, repeated("a=1", 101)],
  ["fields without a value", FORM, "a&".repeat(32_000)],
  ["nothing but separators", FORM, "&".repeat(65_000)],
  ["a long name", FORM, `email=a&${"a".repeat(101)}=1`],
  ["a long name without a value", FORM, "[]".repeat(30_000)],
  ["lists in lists", JSON_TYPE, "[".repeat(60_000)],
  ["objects in objects", JSON_TYPE, `${'{"a":'.repeat(17)}1${"}".repeat(17)}`],
  ["a list of thousands", JSON_TYPE, `{"seeking":[${Array(16_000).fill('"x"').join()}]}`],
  ["a name twice", JSON_TYPE, '{"profile":"a","text":"b","profile":"c"}'],
  ["a name twice, once escaped", JSON_TYPE, '{"profile":"a","pr\\u006ffile":"c"}'],
])("a body with %s is refused", (_, type, body) => expect(misshapen(type, body)).toBe(true));
