import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DomainError } from "~/app/domain/errors";
import { addPhoto, assertRoomForPhoto, ownPhotos } from "~/app/domain/photos/photos";
import { MAX_BYTES, MOST_PHOTOS } from "~/app/domain/photos/photos.schema";
import { ownPhotoUrl } from "~/app/domain/photos/photos.wire";
import { headersOf, statusOf } from "~/app/request/error-response";
import { requireMember } from "~/app/request/guards";
import { withFiles } from "~/app/request/upload";
import { PhotoManager } from "~/app/ui/PhotoManager";
import { page } from "~/app/ui/page";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({ name: "profile-photos", title: (t) => t("photos.title") });

export async function loader(args: LoaderFunctionArgs) {
  const member = await requireMember(args);
  const { site } = args.context;
  const photos = await ownPhotos(site, member);
  return {
    photos: photos.map((photo) => ({ ...photo, src: ownPhotoUrl(site.tenant, photo, "m") })),
    max: MOST_PHOTOS,
    maxBytes: MAX_BYTES,
  };
}

/** Files from a form, where no script sends them one by one. Those that can be taken are; the others come back with why not. */
export async function action(args: ActionFunctionArgs) {
  const member = await requireMember(args);
  const { site, visit } = args.context;
  const refused: { name: string; error: DomainError }[] = [];
  const refuse = (name: string) => (error: unknown) => {
    if (!(error instanceof DomainError)) throw error;
    refused.push({ name, error });
  };
  const takeAll = async () => {
    await assertRoomForPhoto(site, member);
    await withFiles(site, args.request, async (files) => {
      for (const { name, path } of files) await addPhoto(site, member, path).catch(refuse(name));
    });
  };
  await takeAll().catch(refuse(""));
  const [first] = refused;
  if (!first) return redirect("/profile/photos");
  const problems = refused.map(({ name, error }) => {
    const reason = visit.words.t(error.code, error.detail.params);
    return name ? visit.words.t("photos.refused", { name, reason }) : reason;
  });
  return data({ problems }, { status: statusOf(first.error), headers: headersOf(first.error) });
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
