import type { DeskSettings } from "~/app/domain/desk/settings/settings.schema";
import { CASE_QUEUES } from "~/app/domain/safety/queues/queues";
import type { Words } from "~/app/locales";
import { HIDEABLE_NAMES } from "./actions";

/** What each queue leaves out, in words, and what the form to change that begins with. */
export function hiddenInWords(settings: DeskSettings, { t }: Words) {
  const hidden = CASE_QUEUES.map((queue): [string, string] => {
    const names = new Set(settings[`hidden_${queue}`].split(" ").filter(Boolean));
    const titles = Object.entries(HIDEABLE_NAMES).flatMap(([name, title]) => (names.has(name) ? t(title) : []));
    return [t(`goals.queue_${queue}`), titles.join(", ") || t("work.nothing_hidden")];
  });
  const given = CASE_QUEUES.map((queue) => [`hidden_${queue}`, settings[`hidden_${queue}`]]);
  return { hidden, changeHidden: `${new URLSearchParams(given)}` };
}
