import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData, useLocation, useSearchParams } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { z } from "zod";
import { countriesOffered, countryName, regionsOf } from "~/app/domain/places/places";
import { SELECT_FIELDS } from "~/app/domain/profiles/fields";
import { updateProfile } from "~/app/domain/profiles/profiles";
import { submit } from "~/app/request/form";
import { requireMember } from "~/app/request/guards";
import * as css from "~/app/ui/forms.css";
import { ProfileForm } from "~/app/ui/ProfileForm";
import { page } from "~/app/ui/page";
import { selectsOffered } from "~/app/ui/profile-fields.server";
import { ButtonLink, CameraIcon, Link, Notice } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({ name: "profile", title: (t) => t("profile.title") });

/** A field that was emptied comes as nothing, and means that it shall go. */
const text = z
  .string()
  .optional()
  .transform((given) => given ?? null);
const genders = z.union([z.array(z.string()), z.string().transform((one) => [one])]).optional();
const fields = z.object({
  gender: text,
  seeking: genders,
  country: text,
  region: text,
  city: text,
  personal: text,
  looking_for: text,
  interests: text,
  ...Object.fromEntries(SELECT_FIELDS.map((field) => [field, text])),
});

export async function loader(args: LoaderFunctionArgs) {
  const member = await requireMember(args);
  const { site, visit } = args.context;
  const { editableFields, visibleNotes } = site.tenant.profile;
  return {
    id: member.id,
    values: { ...member.details, ...placeAndWords(member) },
    seeking: member.seeking,
    notes: visibleNotes,
    offers: {
      gender: editableFields.includes("gender"),
      country: editableFields.includes("country"),
      region: editableFields.includes("countryregion"),
      city: editableFields.includes("city"),
    },
    selects: selectsOffered(site, visit.words),
    countries: countriesOffered(site.tenant.countries).map((id) => ({ id, name: countryName(id, visit.language) })),
    regions: member.country ? regionsOf(member.country) : [],
  };
}

export async function action(args: ActionFunctionArgs) {
  const member = await requireMember(args);
  return submit(args, fields, async (filled, form) => {
    // Only what the form showed is changed.
    const changes = Object.fromEntries(Object.entries(filled).filter(([name]) => form.has(name)));
    await updateProfile(args.context.site, member, changes);
    return redirect("/profile?saved");
  });
}

function placeAndWords({ gender, country, region, city, personal }: Awaited<ReturnType<typeof requireMember>>) {
  return {
    gender: gender ?? "",
    country: country ?? "",
    region: region ?? "",
    city: city ?? "",
    personal: personal ?? "",
  };
}

export default function OwnProfilePage() {
  const data = useLoaderData<typeof loader>();
  const { Page } = useTemplate();
  const { t } = useWords();
  const [query] = useSearchParams();
  const { key } = useLocation();
  const saved = useRef<HTMLDivElement>(null);
  // The button is at the foot of a long form, the answer at its head.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time it is saved
  useEffect(() => saved.current?.focus(), [key]);
  return (
    <Page title={t("profile.title")} lead={t("profile.lead")} width="prose" tabs={null}>
      <div className={css.stack}>
        {query.has("saved") && (
          <div ref={saved} tabIndex={-1}>
            <Notice tone="success" action={<Link href={`/members/${data.id}`}>{t("profile.see_as_others")}</Link>}>
              {t("profile.saved")}
            </Notice>
          </div>
        )}
        <div>
          {/* Fetched ahead, it would be kept for seconds in which photos come and go. */}
          <ButtonLink href="/profile/photos" variant="secondary" icon={<CameraIcon size={20} />} data-no-prefetch>
            {t("photos.manage")}
          </ButtonLink>
        </div>
        <ProfileForm {...data} />
      </div>
    </Page>
  );
}
