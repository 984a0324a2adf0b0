import { BrandChoice } from "~/app/console/frame/BrandChoice";
import { readFields } from "~/app/console/frame/forms";
import { type DeskArgs, deskAction, deskLoader, siteOf, sitesOf } from "~/app/console/frame/guards";
import { scoreInWords, softeningFor } from "~/app/console/frame/pictures";
import { ageInWords } from "~/app/console/frame/times";
import { pictureOf, shownLookAlike } from "~/app/console/members/look-alikes";
import { PhotoForm } from "~/app/console/photos/PhotoForm";
import { PhotosOutcome } from "~/app/console/photos/PhotosOutcome";
import { decidePage } from "~/app/console/photos/photo-page";
import { choicesIn } from "~/app/console/photos/taken-back";
import { PHOTOS_A_PAGE } from "~/app/console/queue/claims";
import { firstWaiting } from "~/app/console/queue/first-waiting";
import { HardToday } from "~/app/console/queue/HardToday";
import { hardToday } from "~/app/console/queue/hard-today";
import { WorkInHand } from "~/app/console/queue/WorkInHand";
import { photosInHand, photosLeft } from "~/app/console/queue/work";
import { type InHandPhotos, inHandInWords } from "~/app/console/queue/work-words";
import { photosToDecide } from "~/app/domain/people/photos/waiting";
import { useActionData, useLoaderData } from "~/app/router/client";
import { redirect } from "~/app/router/server";
import { page } from "~/app/ui/frame/page";
import { UnknownCursorError } from "~/db/pages";
import { LinkButton } from "~/themes/console/fields";
import { Head, Notice } from "~/themes/console/parts";
import { Softened } from "~/themes/console/pictures";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "console-photos",
  title: (t) => t("queue.photos"),
  texts: ["actions", "care_desk", "console", "queue", "work"],
});

export const loader = deskLoader("photos.decide", async (args) => {
  const { request, context } = args;
  const query = new URL(request.url).searchParams;
  const site = await siteAsked(args);
  const brands = sitesOf(args, "photos.decide").map(({ tenant: { slug, name } }) => ({ value: slug, label: name }));
  const { blur, grey } = await softeningFor(context.desk, args.who.id);
  const asGrey = query.get("grey");
  const softening = { blur, grey: asGrey === null ? grey : asGrey === "1" };
  const shown = { brands, softening, today: await hardToday(args) };
  if (!site) return { ...shown, brand: "", photos: [], next: null, hands: NO_HANDS };
  const { slug } = site.tenant;
  const asked = { after: query.get("after") || undefined, limit: PHOTOS_A_PAGE };
  const inHand = await photosInHand(args, site);
  const isMine = query.get("mine") === "1";
  const choices = choicesIn(args);
  const again = Object.keys(choices);
  const others = isMine ? { only: inHand.own } : { except: inHand.except };
  const which = again.length > 0 ? { only: again } : others;
  const { rows, next } = await photosToDecide(site, asked, which).catch((error) => {
    throw error instanceof UnknownCursorError ? redirect(`/photos?brand=${slug}`) : error;
  });
  const { words } = context.visit;
  const photos = rows.map(({ id, state, nudity, nudityScore, at, name, alike, profileId }) => {
    const age = ageInWords(site.now() - at, words);
    const src = pictureOf(slug, id);
    const looksLike = alike.map((other) => shownLookAlike({ ...args, site }, other, profileId));
    const score = scoreInWords(nudityScore, words);
    const said = Object.hasOwn(choices, id) ? choices[id]! : null;
    return { id, nudity, score, name, age, src, isShown: state === "unchecked", alike: looksLike, said };
  });
  const hands = await inHandInWords(args, site, { ...inHand, isMine });
  return { ...shown, brand: slug, photos, next, hands };
});

const NO_HANDS: InHandPhotos = { isMine: false, mine: null, others: null };

export const action = deskAction("photos.decide", async (args) => {
  const form = await readFields(args.request);
  const site = siteOf(args, "photos.decide", form.brand ?? "");
  return decidePage({ site, who: args.who, context: args.context }, form);
});

/** Returns the brand in the address, else the first brand with undecided photos for this operator. */
async function siteAsked(args: DeskArgs) {
  const brand = new URL(args.request.url).searchParams.get("brand");
  if (brand) return siteOf(args, "photos.decide", brand);
  return firstWaiting(sitesOf(args, "photos.decide"), (site) => photosLeft(args, site, { limit: 1 }));
}

export default function Photos() {
  const { brands, brand, softening, today, photos, next, hands } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const { t } = useWords();
  return (
    <Softened softening={softening}>
      <PhotosHead brand={brand} grey={softening.grey} />
      {outcome && <PhotosOutcome brand={brand} outcome={outcome} />}
      <WorkInHand brand={brand} queue="photos" hands={hands}>
        <BrandChoice action="/photos" brands={brands} brand={brand} kept={{ grey: softening.grey ? "1" : "0" }} />
      </WorkInHand>
      <HardToday today={today} />
      {photos.length > 0 ? (
        <PhotoForm brand={brand} photos={photos} softening={softening} next={next} isMine={hands.isMine} />
      ) : (
        <Notice>{t(hands.isMine ? "work.none_left" : "queue.no_photos")}</Notice>
      )}
    </Softened>
  );
}

/** The display settings of photos. */
function PhotosHead({ brand, grey }: { brand: string; grey: boolean }) {
  const { t } = useWords();
  return (
    <Head title={t("queue.photos")}>
      <LinkButton to={`/photos?${new URLSearchParams({ brand, grey: grey ? "0" : "1" })}`} shortcut="g">
        {t(grey ? "queue.in_colour" : "queue.in_grey")}
      </LinkButton>
    </Head>
  );
}
