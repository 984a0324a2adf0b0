import {
  type ActionField,
  type ActionOption,
  type DeskAction,
  type Filled,
  REASON,
} from "~/app/console/actions/action";
import { checked } from "~/app/domain/checked";
import { changeSettings } from "~/app/domain/desk/settings/settings";
import { BLURS, deskSettings, GREYS, type SettingName } from "~/app/domain/desk/settings/settings.schema";
import { CASE_QUEUES, QUEUES } from "~/app/domain/safety/queues/queues";
import { LANGUAGE_NAMES, LANGUAGES } from "~/app/locales/names";
import type { DeskArgs } from "../frame/guards";

const goals = QUEUES.map((queue): [string, ActionField] => [
  `goal_${queue}`,
  { kind: "number", label: `goals.queue_${queue}`, hint: "goals.in_hours", missing: "goals.hours_wrong" },
]);

export const BLUR_OPTIONS = BLURS.map((value): ActionOption => ({ value, label: `care_desk.blur_${value}` }));
export const GREY_OPTIONS = GREYS.map((value): ActionOption => ({ value, label: `care_desk.grey_${value}` }));

/** The actions of owners and managers on the desk's settings. */
export const settingActions = (hideable: ActionOption[]): Record<string, DeskAction> => ({
  "settings.change": {
    ...changing("goals.action_settings"),
    fields: {
      language: {
        kind: "choice",
        label: "goals.language",
        hint: "goals.language_hint",
        options: () => LANGUAGES.map((value) => ({ value, label: { text: LANGUAGE_NAMES[value] } })),
      },
      timeZone: {
        kind: "text",
        label: "goals.time_zone",
        hint: "goals.time_zone_hint",
        missing: "goals.time_zone_wrong",
      },
      reason: REASON,
    },
  },
  "pictures.change": {
    ...changing("care_desk.action_desk"),
    fields: {
      blur: { kind: "choice", label: "care_desk.blur", hint: "care_desk.blur_hint", options: () => BLUR_OPTIONS },
      grey: { kind: "choice", label: "care_desk.grey", options: () => GREY_OPTIONS },
      reason: REASON,
    },
  },
  "goals.change": {
    ...changing("goals.action_goals"),
    fields: { ...Object.fromEntries(goals), reason: REASON },
  },
  "hidden.change": {
    ...changing("work.action_hidden"),
    fields: {
      ...Object.fromEntries(
        CASE_QUEUES.map((queue): [string, ActionField] => [
          `hidden_${queue}`,
          { kind: "checks", label: `goals.queue_${queue}`, options: () => hideable },
        ]),
      ),
      reason: REASON,
    },
  },
  "risk.change": {
    ...changing("risk.action_settings"),
    fields: {
      risk_threshold: {
        kind: "number",
        label: "risk.threshold",
        hint: "risk.threshold_hint",
        missing: "risk.threshold_wrong",
      },
      reason: REASON,
    },
  },
  "quality.change": {
    ...changing("quality.action_settings"),
    fields: {
      second_looks_percent: {
        kind: "number",
        label: "quality.percent",
        hint: "quality.percent_hint",
        missing: "quality.percent_wrong",
      },
      samples_per_thousand: {
        kind: "number",
        label: "quality.samples_setting",
        hint: "quality.samples_hint",
        missing: "quality.samples_wrong",
      },
      reason: REASON,
    },
  },
});

function changing(title: DeskAction["title"]) {
  return {
    permission: "desk.manage",
    title,
    targetName: () => "",
    back: () => "/settings",
    check: (filled: Filled) => void checked(deskSettings.partial(), settingsIn(filled)),
    async run({ context, who }: DeskArgs, _target: string, filled: Filled) {
      await changeSettings(context.desk, who.operator, settingsIn(filled), filled.reason ?? "");
      return undefined;
    },
  } as const;
}

function settingsIn({ reason: _, ...settings }: Filled): Partial<Record<SettingName, string>> {
  return settings;
}
