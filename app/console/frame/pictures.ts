import type { Desk } from "~/app/domain/desk";
import { picturesOfOperator } from "~/app/domain/desk/operators/choices";
import { settingsOf } from "~/app/domain/desk/settings/settings";
import type { DeskSettings } from "~/app/domain/desk/settings/settings.schema";
import type { Words } from "~/app/locales";
import type { Softening } from "~/themes/console/pictures";

type Facts = [name: string, value: string][];

/** Returns how photos are softened for an operator: by the operator's own setting, else by the desk's. */
export async function softeningFor(desk: Pick<Desk, "db">, operatorId: string): Promise<Softening> {
  const { blur, grey } = { ...(await settingsOf(desk)), ...chosenIn(await picturesOfOperator(desk, operatorId)) };
  return { blur, grey: grey === "on" };
}

/** Describes the operator's setting as text, with the initial values of its form. */
export async function ownPictures(
  desk: Pick<Desk, "db">,
  operatorId: string,
  words: Words,
): Promise<{ pictures: Facts; changePictures: string }> {
  const own = await picturesOfOperator(desk, operatorId);
  const ofDesk = picturesInWords(await settingsOf(desk), words);
  const chosen = [own.blur && words.t(`care_desk.blur_${own.blur}`), own.grey && words.t(`care_desk.grey_${own.grey}`)];
  const pictures = ofDesk.map(([name, value], at): Facts[number] => {
    return [name, chosen[at] ?? words.t("care_desk.desks", { value })];
  });
  return { pictures, changePictures: `${new URLSearchParams(chosenIn(own))}` };
}

export function picturesInWords({ blur, grey }: Pick<DeskSettings, "blur" | "grey">, { t }: Words): Facts {
  return [
    [t("care_desk.blur"), t(`care_desk.blur_${blur}`)],
    [t("care_desk.grey"), t(`care_desk.grey_${grey}`)],
  ];
}

/** Formats the network's estimate of nudity: "network: 83 %". "" if the photo was not examined. */
export function scoreInWords(score: number | null, { t, locale }: Words): string {
  if (score === null) return "";
  return t("care_desk.network", { percent: new Intl.NumberFormat(locale, { style: "percent" }).format(score / 100) });
}

function chosenIn<Own extends Record<string, string | null>>(own: Own) {
  return Object.fromEntries(Object.entries(own).filter(([, value]) => value !== null)) as {
    [Name in keyof Own]: NonNullable<Own[Name]>;
  };
}
