import { memberAction, memberLoader } from "~/app/request/guards";
import { takePhotos } from "~/app/request/uploads/photo-form";
import { useActionData, useLoaderData } from "~/app/router/client";
import { page } from "~/app/ui/frame/page";
import { PhotoManager } from "~/app/ui/people/photos/PhotoManager";
import { photosToManage } from "~/app/ui/people/photos.server";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({ name: "profile-photos", texts: ["albums", "photos"], title: (t) => t("photos.title") });

export const loader = memberLoader(async (args, member) => photosToManage(args.context.site, member));

/** Takes photos from a form, for browsers without scripts. */
export const action = memberAction(async (args, member) => takePhotos(args, member, "/profile/photos"));

export default function PhotosPage() {
  const shown = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { Page } = useTemplate();
  const { t } = useWords();
  return (
    <Page title={t("photos.title")} lead={t("photos.lead")} width="wide" tabs={null}>
      <PhotoManager {...shown} refused={answer?.problems ?? []} />
    </Page>
  );
}
