import { z } from "zod";
import type { DeskArgs } from "~/app/console/frame/guards";
import { findPendingActions } from "~/app/domain/desk/pending-actions/pending-actions";
import { isPhotoReason } from "./photo-reasons";

/** An operator's decision on a photo on the page of photos. */
export interface SaidOfPhoto {
  verdict?: "approve" | "reject" | undefined;
  reason?: string | undefined;
  /** The new nudity mark. Left out if the operator left the mark unchanged. */
  nudity?: boolean | undefined;
}

const saidOfPhoto = z.object({
  verdict: z.enum(["approve", "reject"]).optional(),
  reason: z.string().optional(),
  nudity: z.boolean().optional(),
});
const sealedChoices = z.object({ by: z.string(), until: z.number(), photos: z.record(z.string(), saidOfPhoto) });

/** The parameter of the page of photos that restores decisions. */
export const CHOICES = "choices";

/**
 * Returns the address of the page of photos with the choices of a batch that is about to be undone. Undefined if the
 * batch is not from that page. Must be called before the undo, which deletes the choices.
 */
export async function photosTakenBack(
  { context: { desk }, who }: DeskArgs,
  batch: string,
): Promise<string | undefined> {
  const rows = (await findPendingActions(desk, who.id)).waiting.filter((row) => row.batch === batch);
  const photos = new Map<string, SaidOfPhoto>();
  for (const { action, target, fields } of rows) {
    if (action === "photos.decide") {
      const { verdict, reason } = fields;
      photos.set(target, {
        ...photos.get(target),
        verdict: verdict === "approve" ? "approve" : "reject",
        ...(isPhotoReason(reason) && { reason }),
      });
    } else if (action === "photos.mark") photos.set(target, { ...photos.get(target), nudity: fields.nudity === "on" });
  }
  const [first] = rows;
  if (!first || photos.size === 0) return undefined;
  const sealed = { by: who.id, until: desk.now() + LASTS, photos: Object.fromEntries(photos) };
  const text = JSON.stringify(sealed satisfies z.input<typeof sealedChoices>);
  return `/photos?${new URLSearchParams({ brand: first.brand, [CHOICES]: desk.sealer.seal(PURPOSE, text) })}`;
}

/**
 * Returns the choices in the address, by photo id. Empty if the choices belong to another operator or are older than 30
 * minutes.
 */
export function choicesIn({ request, context: { desk }, who }: DeskArgs): Record<string, SaidOfPhoto> {
  const text = desk.sealer.open(PURPOSE, new URL(request.url).searchParams.get(CHOICES) ?? "");
  if (text === undefined) return {};
  const { data } = sealedChoices.safeParse(JSON.parse(text));
  return data?.by === who.id && data.until > desk.now() ? data.photos : {};
}

const PURPOSE = "photo choices";
/** How long the choices in the address are valid, in ms. */
const LASTS = 30 * 60 * 1000;
