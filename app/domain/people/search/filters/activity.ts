import { filter } from "./filter";
import { checkboxValue, oneOf } from "./values";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Activity is written every five minutes, so "now" must reach further back. */
const WITHIN = { now: 10 * MINUTE, today: DAY, week: 7 * DAY };

export const active = filter({
  name: "active",
  values: { active: { wire: "active", schema: oneOf(["now", "today", "week"]) } },
  conditions: ({ active }, { now, seesActivity }) =>
    active && seesActivity ? [{ kind: "since", what: "lastActiveAt", at: now - WITHIN[active] }] : null,
  control: ({ active }, { words, seesActivity }) =>
    seesActivity
      ? {
          kind: "one",
          wire: "active",
          label: words.t("search.active"),
          options: [
            { value: "", label: words.t("search.active.any") },
            { value: "now", label: words.t("search.active.now") },
            { value: "today", label: words.t("search.active.today") },
            { value: "week", label: words.t("search.active.week") },
          ],
          chosen: active ? [active] : [],
        }
      : null,
});

const NEW_FOR = 14 * DAY;

export const newHere = filter({
  name: "new",
  values: { newHere: { wire: "new", schema: checkboxValue } },
  conditions: ({ newHere }, { now }) => newHere && [{ kind: "since", what: "createdAt", at: now - NEW_FOR }],
  control: ({ newHere }, { words }) => ({
    kind: "tick",
    wire: "new",
    label: words.t("search.new"),
    options: [{ value: "1", label: words.t("search.new") }],
    chosen: newHere ? ["1"] : [],
  }),
});
