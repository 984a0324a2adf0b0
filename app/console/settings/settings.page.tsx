import { HIDEABLE_ACTIONS } from "~/app/console/actions";
import { deskLoader } from "~/app/console/frame/guards";
import { picturesInWords } from "~/app/console/frame/pictures";
import { allows } from "~/app/domain/desk/permissions/permissions";
import { settingsOf } from "~/app/domain/desk/settings/settings";
import type { DeskSettings } from "~/app/domain/desk/settings/settings.schema";
import { CASE_QUEUES, QUEUES } from "~/app/domain/safety/queues/queues";
import type { Words } from "~/app/locales";
import { LANGUAGE_NAMES } from "~/app/locales/names";
import { useLoaderData } from "~/app/router/client";
import { page } from "~/app/ui/frame/page";
import * as css from "~/themes/console/console.css";
import { LinkButton } from "~/themes/console/fields";
import { Facts, Head, Section, Table } from "~/themes/console/parts";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "console-settings",
  title: (t) => t("goals.settings"),
  texts: ["care_desk", "goals", "quality", "risk", "work"],
});

export const loader = deskLoader("desk.see", async ({ context: { desk, visit }, who }) => {
  const settings = await settingsOf(desk);
  const hours = new Intl.NumberFormat(visit.words.locale, { style: "unit", unit: "hour", unitDisplay: "long" });
  const goals = QUEUES.map((queue) => ({
    queue,
    name: visit.words.t(`goals.queue_${queue}`),
    setting: `goal_${queue}` as const,
  }));
  const { language, timeZone, blur, grey, second_looks_percent, samples_per_thousand, risk_threshold } = settings;
  const quality = {
    second_looks_percent: `${second_looks_percent}`,
    samples_per_thousand: `${samples_per_thousand}`,
  };
  return {
    quality,
    changeQuality: `${new URLSearchParams(quality)}`,
    risk: `${risk_threshold}`,
    changeRisk: `${new URLSearchParams({ risk_threshold: `${risk_threshold}` })}`,
    facts: { language: LANGUAGE_NAMES[language], timeZone },
    pictures: picturesInWords({ blur, grey }, visit.words),
    goals: goals.map(({ queue, name, setting }) => ({ queue, name, goal: hours.format(settings[setting]) })),
    changePictures: `${new URLSearchParams({ blur, grey })}`,
    change: `${new URLSearchParams({ language, timeZone })}`,
    changeGoals: `${new URLSearchParams(goals.map(({ setting }) => [setting, `${settings[setting]}`]))}`,
    ...hiddenInWords(settings, visit.words),
    manages: allows(who.grants, "desk.manage"),
  };
});

/** The settings of the desk. */
export default function Settings() {
  const loaded = useLoaderData<typeof loader>();
  const { facts, pictures, goals, quality, change, changePictures, changeGoals, changeQuality, manages } = loaded;
  const { risk, changeRisk, hidden, changeHidden } = loaded;
  const { t } = useWords();
  return (
    <>
      <Head title={t("goals.settings")} />
      <Section title={t("goals.desk")}>
        <Facts
          facts={[
            [t("goals.language"), facts.language],
            [t("goals.time_zone"), facts.timeZone],
          ]}
        />
        {manages && (
          <p className={css.text}>
            <LinkButton to={`/actions/settings.change?${change}`}>{t("goals.action_settings")}</LinkButton>
          </p>
        )}
      </Section>
      <Section title={t("care_desk.pictures")}>
        <p className={css.quiet}>{t("care_desk.desk_lead")}</p>
        <Facts facts={pictures} />
        {manages && (
          <p className={css.text}>
            <LinkButton to={`/actions/pictures.change?${changePictures}`}>{t("care_desk.action_desk")}</LinkButton>
          </p>
        )}
      </Section>
      <Section title={t("goals.goals")}>
        <p className={css.quiet}>{t("goals.goals_lead")}</p>
        <Table
          label={t("goals.goals")}
          rows={goals}
          keyOf={({ queue }) => queue}
          none=""
          columns={[
            { name: t("goals.queue"), of: ({ name }) => name },
            { name: t("goals.goal"), numeric: true, of: ({ goal }) => goal },
          ]}
        />
        {manages && (
          <p className={css.text}>
            <LinkButton to={`/actions/goals.change?${changeGoals}`}>{t("goals.action_goals")}</LinkButton>
          </p>
        )}
      </Section>
      <Section title={t("work.hidden")}>
        <p className={css.quiet}>{t("work.hidden_lead")}</p>
        <Facts facts={hidden} />
        {manages && (
          <p className={css.text}>
            <LinkButton to={`/actions/hidden.change?${changeHidden}`}>{t("work.action_hidden")}</LinkButton>
          </p>
        )}
      </Section>
      <Section title={t("risk.settings")}>
        <p className={css.quiet}>{t("risk.settings_lead")}</p>
        <Facts facts={[[t("risk.threshold"), risk]]} />
        {manages && (
          <p className={css.text}>
            <LinkButton to={`/actions/risk.change?${changeRisk}`}>{t("risk.action_settings")}</LinkButton>
          </p>
        )}
      </Section>
      <Section title={t("quality.settings")}>
        <Facts
          facts={[
            [t("quality.percent"), quality.second_looks_percent],
            [t("quality.samples_setting"), quality.samples_per_thousand],
          ]}
        />
        {manages && (
          <p className={css.text}>
            <LinkButton to={`/actions/quality.change?${changeQuality}`}>{t("quality.action_settings")}</LinkButton>
          </p>
        )}
      </Section>
    </>
  );
}

/** Describes the hidden actions of each queue, with the initial values of the form. */
function hiddenInWords(settings: DeskSettings, { t }: Words) {
  const hidden = CASE_QUEUES.map((queue): [string, string] => {
    const names = new Set(settings[`hidden_${queue}`].split(" ").filter(Boolean));
    const titles = HIDEABLE_ACTIONS.flatMap(({ value, label }) => (names.has(value) ? t(label) : []));
    return [t(`goals.queue_${queue}`), titles.join(", ") || t("work.nothing_hidden")];
  });
  const given = CASE_QUEUES.map((queue) => [`hidden_${queue}`, settings[`hidden_${queue}`]]);
  return { hidden, changeHidden: `${new URLSearchParams(given)}` };
}
