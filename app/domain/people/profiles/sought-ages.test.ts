import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { onScale, SOUGHT_AGES, soughtAges } from "./sought-ages";

describe("the sought ages", () => {
  const { min, max } = SOUGHT_AGES;
  const age = fc.integer({ min, max });
  const none = { seekMinAge: null, seekMaxAge: null };

  test("have no limit at the ends of the scale", () => {
    expect(soughtAges(min, max, none)).toEqual(none);
    expect(soughtAges(30, max, none)).toEqual({ seekMinAge: 30, seekMaxAge: null });
    expect(soughtAges(min, 45, none)).toEqual({ seekMinAge: null, seekMaxAge: 45 });
  });

  test("are stored in order, and read back unchanged", () => {
    fc.assert(
      fc.property(age, age, (one, other) => {
        expect(soughtAges(one, other, none)).toEqual(soughtAges(other, one, none));
        expect(onScale(soughtAges(one, other, none))).toEqual([one, other].sort((a, b) => a - b));
      }),
    );
  });

  test("keep a limit beyond the scale until the thumb of that limit moves", () => {
    const before = { seekMinAge: 85, seekMaxAge: 120 };
    expect(soughtAges(max, max, before)).toEqual(before);
    expect(soughtAges(30, max, before)).toEqual({ seekMinAge: 30, seekMaxAge: 120 });
    const upTo90 = { seekMinAge: 40, seekMaxAge: 90 };
    expect(soughtAges(35, max, upTo90)).toEqual({ seekMinAge: 35, seekMaxAge: 90 });
    expect(soughtAges(40, 70, upTo90)).toEqual({ seekMinAge: 40, seekMaxAge: 70 });
  });

  test("stay on the scale if a profile has other limits", () => {
    expect(onScale({ seekMinAge: 85, seekMaxAge: 120 })).toEqual([max, max]);
  });
});
