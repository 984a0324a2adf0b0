import { OutgoingMessage } from "node:http";
import { expect, test } from "vitest";
import { encodingFor, varyBy } from "./encodings";
import { hasTag } from "./etags";

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["br;q=0.5, gzip;q=1.0", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["BR ; Q=0, gzip;q=0.000", undefined],
  ["br;q=0, *", "gzip"],
  ["*", "br"],
  ["*;q=0", undefined],
  ["identity", undefined],
  ["abr, xgzip", undefined],
  ["", undefined],
])("Accept-Encoding: %s is answered in %s", (accepts, encoding) => expect(encodingFor(accepts)).toBe(encoding));

test("encodingFor only chooses encodings that the file has", () => {
  expect(encodingFor("br, gzip", ["gzip"])).toBe("gzip");
  expect(encodingFor("br", ["gzip"])).toBeUndefined();
});

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a" , "c"', true],
  ["*", true],
  ['"b"', false],
  ['"b", "aa"', false],
  ["a", false],
  ["", false],
  [undefined, false],
])("If-None-Match: %s", (asked, has) => {
  expect([hasTag(asked, '"a"'), hasTag(asked, 'W/"a"')]).toEqual([has, has]);
});

test("a single Vary header names everything that the answer depends on", () => {
  const answer = new OutgoingMessage();
  varyBy("Accept-Encoding", answer);
  varyBy("Cookie", answer);
  expect(answer.getHeader("vary")).toBe("Accept-Encoding, Cookie");
});
