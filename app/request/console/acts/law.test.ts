import { expect, test } from "vitest";
import { lawActs } from "./law";

const { check } = lawActs["members.legal_hold"]!;

test.each(["2027-02-30", "2027-02-29", "2027-04-31", "2027-13-01", "0", ""])("no hold lasts until %s", (until) => {
  expect(() => check?.({ until })).toThrow(
    expect.objectContaining({ detail: { fields: { until: [{ key: "law.until_missing" }] } } }),
  );
});

test.each(["2027-02-28", "2028-02-29"])("a hold lasts until %s", (until) => {
  expect(() => check?.({ until })).not.toThrow();
});
