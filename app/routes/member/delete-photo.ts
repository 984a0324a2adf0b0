import { DomainError } from "~/app/domain/errors";
import { deletePhoto } from "~/app/domain/people/photos/photos";
import { photoNotFound } from "~/app/domain/people/photos/photos.errors";
import { formOnly, memberAction } from "~/app/request/guards";
import { redirect } from "~/app/router/server";

/**
 * Deletes a photo. Succeeds if the photo is already deleted, as after a form that was sent twice. Ignores another
 * member's photo.
 */
export const action = memberAction(async (args, member) => {
  await deletePhoto(args.context.site, member, args.params.photoId ?? "").catch((error) => {
    if (!(error instanceof DomainError) || error.code !== GONE) throw error;
  });
  return redirect("/profile/photos");
});

const GONE = photoNotFound().code;

export const loader = formOnly("/profile/photos");
