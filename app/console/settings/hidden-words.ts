import { HIDEABLE_ACTS } from "~/app/console/actions";
import type { DeskSettings } from "~/app/domain/desk/settings/settings.schema";
import { CASE_QUEUES } from "~/app/domain/safety/queues/queues";
import type { Words } from "~/app/locales";

/** Describes the hidden actions of each queue, with the initial values of the form. */
export function hiddenInWords(settings: DeskSettings, { t }: Words) {
  const hidden = CASE_QUEUES.map((queue): [string, string] => {
    const names = new Set(settings[`hidden_${queue}`].split(" ").filter(Boolean));
    const titles = HIDEABLE_ACTS.flatMap(({ value, label }) => (names.has(value) ? t(label) : []));
    return [t(`goals.queue_${queue}`), titles.join(", ") || t("work.nothing_hidden")];
  });
  const given = CASE_QUEUES.map((queue) => [`hidden_${queue}`, settings[`hidden_${queue}`]]);
  return { hidden, changeHidden: `${new URLSearchParams(given)}` };
}
