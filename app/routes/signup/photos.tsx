import { memberAction, memberLoader } from "~/app/request/guards";
import { takePhotos } from "~/app/request/uploads/photo-form";
import { useActionData, useLoaderData } from "~/app/router/client";
import { SkipLink, StepFrame } from "~/app/ui/account/signup/StepFrame";
import { page } from "~/app/ui/frame/page";
import { PhotoDrop } from "~/app/ui/people/PhotoDrop";
import { photosToManage } from "~/app/ui/people/photos.server";
import { ButtonLink } from "~/themes/primitives";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "signup-photos",
  texts: ["photos", "steps"],
  layout: "lander",
  title: (t) => t("steps.photos_title"),
});

export const loader = memberLoader(async (args, member) => photosToManage(args.context.site, member));

/** Takes photos from a form, for browsers without scripts. */
export const action = memberAction(async (args, member) => takePhotos(args, member, "/signup/photos"));

export default function PhotosStep() {
  const shown = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useWords();
  return (
    <StepFrame step="photos" title={t("steps.photos_title")} lead={t("steps.photos_lead")}>
      <PhotoDrop action="/signup/photos" showing refused={answer?.problems ?? []} {...shown} />
      {shown.photos.length > 0 ? (
        <ButtonLink href="/signup/location" size="l" wide>
          {t("steps.photos_save")}
        </ButtonLink>
      ) : (
        <SkipLink to="location">{t("steps.photos_skip")}</SkipLink>
      )}
    </StepFrame>
  );
}
