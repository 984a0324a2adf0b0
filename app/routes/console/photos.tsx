import { targetsWaiting } from "~/app/domain/desk/postponed/postponed";
import { photosToDecide } from "~/app/domain/people/photos/moderation";
import { readFields } from "~/app/request/console/forms";
import { type DeskArgs, deskAction, deskLoader, siteOf, sitesOf } from "~/app/request/console/guards";
import { decidePage, PHOTOS_A_PAGE } from "~/app/request/console/photo-page";
import { ageInWords } from "~/app/request/console/times";
import { useActionData, useLoaderData } from "~/app/router/client";
import { redirect } from "~/app/router/server";
import { PhotoForm } from "~/app/ui/console/PhotoForm";
import { PhotosHead } from "~/app/ui/console/PhotosHead";
import { PhotosOutcome } from "~/app/ui/console/PhotosOutcome";
import { page } from "~/app/ui/frame/page";
import { UnknownCursorError } from "~/db/pages";
import { Notice } from "~/themes/console/parts";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "console-photos",
  title: (t) => t("queue.photos"),
  texts: ["acts", "console", "queue"],
});

export const loader = deskLoader("photos.decide", async (args) => {
  const { request, context } = args;
  const query = new URL(request.url).searchParams;
  const site = siteAsked(args);
  const brands = sitesOf(args, "photos.decide").map(({ tenant: { slug, name } }) => ({ slug, name }));
  const shown = { brands, grey: query.get("grey") === "1" };
  if (!site) return { ...shown, brand: "", photos: [], next: null };
  const { slug } = site.tenant;
  const asked = { after: query.get("after") || undefined, limit: PHOTOS_A_PAGE };
  const decided = await targetsWaiting(context.desk, slug, "photos");
  const { rows, next } = await photosToDecide(site, asked, [...decided.keys()]).catch((error) => {
    throw error instanceof UnknownCursorError ? redirect(`/photos?brand=${slug}`) : error;
  });
  const photos = rows.map(({ id, state, nudity, at, name }) => {
    const age = ageInWords(site.now() - at, context.visit.words);
    return { id, nudity, name, age, src: `/brands/${slug}/photos/${id}`, isShown: state === "unchecked" };
  });
  return { ...shown, brand: slug, photos, next };
});

export const action = deskAction("photos.decide", async (args) => {
  const form = await readFields(args.request);
  const site = siteOf(args, "photos.decide", form.brand ?? "");
  return decidePage({ site, who: args.who, context: args.context }, form);
});

/** The brand in the address, else the first that this operator may decide for. */
function siteAsked(args: DeskArgs) {
  const brand = new URL(args.request.url).searchParams.get("brand");
  return brand ? siteOf(args, "photos.decide", brand) : sitesOf(args, "photos.decide")[0];
}

export default function Photos() {
  const { brands, brand, grey, photos, next } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const { t } = useWords();
  return (
    <>
      <PhotosHead brands={brands} brand={brand} grey={grey} />
      {outcome && <PhotosOutcome brand={brand} outcome={outcome} />}
      {photos.length > 0 ? (
        <PhotoForm brand={brand} photos={photos} grey={grey} next={next} />
      ) : (
        <Notice>{t("queue.no_photos")}</Notice>
      )}
    </>
  );
}
