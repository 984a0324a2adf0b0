import { useEffect, useRef } from "react";
import { z } from "zod";
import { ownPhotos } from "~/app/domain/people/photos/photos";
import { completenessOf } from "~/app/domain/people/profiles/completeness";
import { gendersOffered } from "~/app/domain/people/profiles/genders";
import { fieldsOffered } from "~/app/domain/people/profiles/own-fields";
import { adviseProfileCare, updateProfile } from "~/app/domain/people/profiles/profiles";
import { keepPace } from "~/app/domain/site/limits/paces";
import { townName } from "~/app/domain/site/places/distance";
import { countriesOffered, countryName, regionsOf } from "~/app/domain/site/places/places";
import { townsWire } from "~/app/domain/site/places/places.wire";
import { submit } from "~/app/request/form";
import { memberAction, memberLoader, type requireMember } from "~/app/request/guards";
import { useLoaderData, useLocation, useSearchParams } from "~/app/router/client";
import { redirect } from "~/app/router/server";
import * as css from "~/app/ui/frame/forms.css";
import { page } from "~/app/ui/frame/page";
import { dayInFull } from "~/app/ui/frame/times";
import { BirthDate } from "~/app/ui/people/profile/BirthDate";
import { Completeness } from "~/app/ui/people/profile/Completeness";
import { listsIn, listsOf } from "~/app/ui/people/profile/list-fields.server";
import { ProfileForm } from "~/app/ui/people/profile/ProfileForm";
import { agesIn, gendersIn, selectsIn } from "~/app/ui/people/profile-fields.server";
import { ButtonLink, CameraIcon, EyeIcon, Notice } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "profile",
  texts: ["photos", "profile", "prompts"],
  title: (t) => t("profile.title"),
});

/** An empty field deletes its value. */
const text = z
  .string()
  .optional()
  .transform((given) => given ?? null);
const fields = {
  gender: text,
  country: text,
  region: text,
  city: text,
  personal: text,
  looking_for: text,
  interests: text,
};

/** The field of the button that saves a text despite the warning of `adviseProfileCare`. */
const sure = z.string().optional();

export const loader = memberLoader(async (args, member) => {
  const { site, visit } = args.context;
  const { editableFields, visibleNotes } = site.tenant.profile;
  const photos = await ownPhotos(site, member);
  return {
    id: member.id,
    completeness: completenessOf(site.tenant, member, photos.length),
    born: dayInFull(Date.parse(member.birthDate), visit.words.locale, "UTC"),
    correctable: editableFields.includes("age") && member.birthDateCorrectedAt === null,
    values: { ...member.details, ...placeAndWords(member, visit.language) },
    genders: gendersOffered(site.tenant, visit.words),
    seeking: member.seeking,
    ages: { seekMinAge: member.seekMinAge, seekMaxAge: member.seekMaxAge },
    notes: visibleNotes,
    offers: {
      gender: editableFields.includes("gender"),
      country: editableFields.includes("country"),
      region: editableFields.includes("countryregion"),
      city: editableFields.includes("city"),
    },
    selects: fieldsOffered(site.tenant, visit.words),
    lists: listsOf(member, visit.words),
    countries: countriesOffered(site.tenant.countries).map((id) => ({ id, name: countryName(id, visit.language) })),
    regions: member.country ? regionsOf(member.country) : [],
    towns: member.country ? townsWire(member.country, visit.language) : [],
  };
});

/** Saves the profile. With `?one`, for a field that is saved automatically, the page does not change. */
export const action = memberAction(async (args, member) => {
  const { site } = args.context;
  return submit(args, z.object({ ...fields, ...selectsIn(site, text), sure }), async ({ sure, ...filled }, form) => {
    // Changes only the fields that the form showed.
    const changes = Object.fromEntries(Object.entries(filled).filter(([name]) => form.has(name)));
    const stays = new URL(args.request.url).searchParams.has("one");
    // A whole form without a checked box does not contain the field, so the field's value is the empty list.
    const sought = !stays || form.has("seeking") ? { seeking: gendersIn(site, form) } : {};
    const wanted = { ...changes, ...sought, ...agesIn(form, member), ...listsIn(form, !stays) };
    if (!sure) adviseProfileCare(member, wanted);
    await keepPace(site, member, "profile");
    await updateProfile(site, member, wanted);
    return stays ? Response.json({ saved: true }) : redirect("/profile?saved");
  });
});

function placeAndWords(member: Awaited<ReturnType<typeof requireMember>>, language: string) {
  const { gender, country, region, personal } = member;
  return {
    gender: gender ?? "",
    country: country ?? "",
    region: region ?? "",
    city: townName(member, language) ?? "",
    personal: personal ?? "",
  };
}

export default function OwnProfilePage() {
  const { completeness, born, correctable, ...data } = useLoaderData<typeof loader>();
  const { Page } = useTemplate();
  const { t } = useWords();
  const [query] = useSearchParams();
  const { key } = useLocation();
  const saved = useRef<HTMLDivElement>(null);
  const preview = `/members/${data.id}`;
  // Moves the focus to the confirmation, which is at the head of a long form whose button is at its foot.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time it is saved
  useEffect(() => saved.current?.focus(), [key]);
  return (
    <Page title={t("profile.title")} lead={t("profile.lead")} width="prose" tabs={null}>
      <div className={css.stack}>
        {query.has("saved") && (
          <div ref={saved} tabIndex={-1}>
            <Notice tone="success">{t("profile.saved")}</Notice>
          </div>
        )}
        <Completeness {...completeness} />
        <div className={css.choices}>
          {/* Prefetched, it would be cached for seconds in which photos change. */}
          <ButtonLink href="/profile/photos" variant="secondary" icon={<CameraIcon size={20} />} data-no-prefetch>
            {t("photos.manage")}
          </ButtonLink>
          <ButtonLink href={preview} variant="secondary" icon={<EyeIcon size={20} />} data-no-prefetch>
            {t("profile.see_as_others")}
          </ButtonLink>
        </div>
        <ProfileForm {...data} birthDate={<BirthDate born={born} correctable={correctable} />} />
      </div>
    </Page>
  );
}
