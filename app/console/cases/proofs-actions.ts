import type { ActionField, ActionOption, BrandWhere, Filled } from "~/app/console/actions/action";
import { valuesOf } from "~/app/console/actions/checks";
import { ownPhotos } from "~/app/domain/people/photos/photos";
import { caseFile } from "~/app/domain/safety/reports/case-file";
import type { Proof } from "~/db/tables";
import { clockOf } from "../frame/times";
import { risksInWords } from "../members/risk-words";

/** The field for a decision's evidence: the subject's photos, messages of the case, risk signals. */
export const PROOF: ActionField<BrandWhere> = {
  kind: "checks",
  label: "work.proof",
  hint: "work.proof_hint",
  options: proofsOffered,
};

/** Reads the boxes of the field. */
export function proofsIn({ proof = "" }: Filled): Proof[] {
  return valuesOf(proof).flatMap((value) => {
    const [kind, id = ""] = value.split(":");
    return kind === "photo" || kind === "message" || kind === "finding" ? { kind, id } : [];
  });
}

async function proofsOffered({ site, context }: BrandWhere, caseId: string): Promise<ActionOption[]> {
  const { words } = context.visit;
  const clock = clockOf(site.tenant, words);
  const file = await caseFile(site, caseId);
  const { subjectId } = file.case;
  if (subjectId === "") return [];
  const photos = await ownPhotos(site, { id: subjectId });
  const messages = new Map(
    file.reports
      .flatMap(({ evidence }) => evidence?.messages ?? [])
      .filter(({ from }) => from === subjectId)
      .map(({ id, sentAt }) => [id, sentAt]),
  );
  const findings = await risksInWords(site, subjectId, words);
  const offered = [
    ...photos.map(({ id }, at) => ({
      value: `photo:${id}`,
      text: words.t("work.photo_of", { n: at + 1, name: file.name }),
    })),
    // Shows only the time of a message, because its text is read on the case, which records the reader.
    ...[...messages].map(([id, at]) => ({
      value: `message:${id}`,
      text: words.t("work.message_at", { time: clock(at) }),
    })),
    ...findings.map(({ key, text }) => ({ value: `finding:${key}`, text })),
  ];
  return offered.map(({ value, text }) => ({ value, label: { text } }));
}
