import { expect, test } from "vitest";
import { dateInWords } from "~/app/ui/frame/times";
import { whenOf } from "./preview";

const now = Date.parse("2026-01-02T00:30:00Z");
const words = { t: (key: string) => key, locale: "en-GB" } as Parameters<typeof whenOf>[2];

test("whenOf() and dateInWords() add the year of another year, in the page's time zone", () => {
  const months = (at: string, zone: string) => whenOf(Date.parse(at), now, words, zone);
  expect(months("2025-06-03T12:00:00Z", "Europe/Amsterdam")).toBe("3 Jun 2025");
  expect(months("2025-12-31T23:30:00Z", "Europe/Amsterdam")).toBe("chats.yesterday");
  const day = (at: string, zone: string) => dateInWords(Date.parse(at), now, "en-GB", zone);
  expect(day("2025-06-03T12:00:00Z", "Europe/Amsterdam")).toBe("Tuesday, 3 June 2025");
  expect(day("2025-12-31T23:30:00Z", "Europe/Amsterdam")).toBe("Thursday 1 January");
  expect(day("2025-12-31T23:30:00Z", "America/New_York")).toBe("Wednesday, 31 December 2025");
});
