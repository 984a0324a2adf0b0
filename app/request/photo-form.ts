import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import type { Member } from "~/app/domain/accounts/member";
import { DomainError } from "~/app/domain/errors";
import { addPhoto, assertRoomForPhoto } from "~/app/domain/photos/photos";
import { headersOf, statusOf } from "./error-response";
import { withFiles } from "./upload";

/**
 * Takes the photos of a form, and goes on to `next` where all of them could be taken. Those that could not come back with
 * why not, in words; the others are kept all the same.
 */
export async function takePhotos(
  { request, context: { site, visit } }: Pick<ActionFunctionArgs, "request" | "context">,
  member: Member,
  next: string,
) {
  const refused: { name: string; error: DomainError }[] = [];
  const refuse = (name: string) => (error: unknown) => {
    if (!(error instanceof DomainError)) throw error;
    refused.push({ name, error });
  };
  const takeAll = async () => {
    await assertRoomForPhoto(site, member);
    await withFiles(site, request, async (files) => {
      for (const { name, path } of files) await addPhoto(site, member, path).catch(refuse(name));
    });
  };
  await takeAll().catch(refuse(""));
  const [first] = refused;
  if (!first) return redirect(next);
  const problems = refused.map(({ name, error }) => {
    const reason = visit.words.t(error.code, error.detail.params);
    return name ? visit.words.t("photos.refused", { name, reason }) : reason;
  });
  return data({ problems }, { status: statusOf(first.error), headers: headersOf(first.error) });
}
