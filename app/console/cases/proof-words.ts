import type { BrandArgs } from "~/app/console/frame/guards";
import { clockOf } from "~/app/console/frame/times";
import { pictureOf } from "~/app/console/members/look-alikes";
import { risksInWords } from "~/app/console/members/risk-words";
import { allows } from "~/app/domain/desk/permissions/permissions";
import { ownPhotos } from "~/app/domain/people/photos/photos";
import type { CaseFile } from "~/app/domain/safety/reports/case-file";
import type { Proof } from "~/db/tables";

/** Evidence of a decision besides text. */
export interface ShownProof {
  key: string;
  text: string;
  /** The address of the evidence. Null if the evidence has no page or was deleted. */
  to: string | null;
}

/** Describes the evidence about the subject of a case. Deleted evidence is named by its id. */
export async function proofsInWords(
  { site, who, context }: Pick<BrandArgs, "site" | "who" | "context">,
  { case: { subjectId }, decisions, earlier, reports, name }: CaseFile,
): Promise<(proof: Proof[] | null) => ShownProof[]> {
  if (![...decisions, ...earlier].some(({ proof }) => proof !== null)) return () => [];
  const { words } = context.visit;
  const { slug } = site.tenant;
  const clock = clockOf(site.tenant, words);
  const photos = (await ownPhotos(site, { id: subjectId })).map(({ id }) => id);
  const sent = new Map(
    reports.flatMap(({ evidence }) => evidence?.messages ?? []).map(({ id, sentAt }) => [id, sentAt]),
  );
  const findings = new Map((await risksInWords(site, subjectId, words)).map(({ key, text }) => [key, text]));
  const inWords = ({ kind, id }: Proof): Omit<ShownProof, "key"> => {
    if (kind === "finding") return { text: findings.get(id) ?? id, to: null };
    if (kind === "message") {
      const at = sent.get(id);
      return { text: at === undefined ? id : words.t("work.message_at", { time: clock(at) }), to: null };
    }
    const at = photos.indexOf(id);
    const to = at >= 0 && allows(who.grants, "photos.decide", slug) ? pictureOf(slug, id) : null;
    return { text: at >= 0 ? words.t("work.photo_of", { n: at + 1, name }) : id, to };
  };
  return (proof) => (proof ?? []).map((each) => ({ key: `${each.kind} ${each.id}`, ...inWords(each) }));
}
