import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMember } from "~/app/request/guards";
import { takePhotos } from "~/app/request/photo-form";
import { PhotoDrop } from "~/app/ui/PhotoDrop";
import { page } from "~/app/ui/page";
import { photosToManage } from "~/app/ui/photos.server";
import { SkipLink, StepFrame } from "~/app/ui/signup/StepFrame";
import { ButtonLink } from "~/themes/primitives";
import { useWords } from "~/themes/words";

export const handle = page({ name: "signup-photos", layout: "lander", title: (t) => t("signup.photos_title") });

export async function loader(args: LoaderFunctionArgs) {
  const member = await requireMember(args);
  return photosToManage(args.context.site, member);
}

/** Files from a form, where no script sends them one by one. */
export async function action(args: ActionFunctionArgs) {
  const member = await requireMember(args);
  return takePhotos(args, member, "/signup/photos");
}

export default function PhotosStep() {
  const shown = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useWords();
  return (
    <StepFrame step="photos" title={t("signup.photos_title")} lead={t("signup.photos_lead")}>
      <PhotoDrop action="/signup/photos" showing refused={answer?.problems ?? []} {...shown} />
      {shown.photos.length > 0 ? (
        <ButtonLink href="/signup/location" size="l" wide>
          {t("signup.photos_save")}
        </ButtonLink>
      ) : (
        <SkipLink to="location">{t("signup.photos_skip")}</SkipLink>
      )}
    </StepFrame>
  );
}
