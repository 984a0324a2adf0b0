import { DomainError } from "~/app/domain/errors";
import { deletePhoto } from "~/app/domain/people/photos/photos";
import { photoNotFound } from "~/app/domain/people/photos/photos.errors";
import { formOnly, memberAction } from "~/app/request/guards";
import { redirect } from "~/app/router/server";

/** One that is gone already, e.g. of a form that was sent twice, is as wanted; another member's stays, and nobody is told. */
export const action = memberAction(async (args, member) => {
  await deletePhoto(args.context.site, member, args.params.photoId ?? "").catch((error) => {
    if (!(error instanceof DomainError) || error.code !== GONE) throw error;
  });
  return redirect("/profile/photos");
});

const GONE = photoNotFound().code;

export const loader = formOnly("/profile/photos");
