import { expect, test } from "vitest";
import { withoutDefaults } from "./tidy";

test.each([
  ["page=1", ""],
  ["page=2", undefined],
  ["page=1&gender=female", "gender=female"],
  ["gender=&country=NL&distance=&active=&page=1&similarpage=1", "gender=&country=NL"],
  ["gender=&country=", undefined],
  ["distance=&active=", undefined],
  ["languages=nl&languages=de&height=", "languages=nl&languages=de"],
  ["page=1&page=2", undefined],
  ["", undefined],
])("'%s' becomes '%s'", (query, tidy) => expect(withoutDefaults(new URLSearchParams(query))?.toString()).toBe(tidy));
