import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMember } from "~/app/request/guards";
import { takePhotos } from "~/app/request/photo-form";
import { PhotoManager } from "~/app/ui/PhotoManager";
import { page } from "~/app/ui/page";
import { photosToManage } from "~/app/ui/photos.server";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({ name: "profile-photos", title: (t) => t("photos.title") });

export async function loader(args: LoaderFunctionArgs) {
  const member = await requireMember(args);
  return photosToManage(args.context.site, member);
}

/** Files from a form, where no script sends them one by one. */
export async function action(args: ActionFunctionArgs) {
  const member = await requireMember(args);
  return takePhotos(args, member, "/profile/photos");
}

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
