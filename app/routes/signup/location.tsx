import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { countryOfAddress } from "~/app/domain/places/address-country";
import { countriesOffered, countryName, regionsOf } from "~/app/domain/places/places";
import { updateProfile } from "~/app/domain/profiles/profiles";
import { submit } from "~/app/request/form";
import { requireMember } from "~/app/request/guards";
import { page } from "~/app/ui/page";
import { LocationForm } from "~/app/ui/signup/LocationForm";
import { StepFrame } from "~/app/ui/signup/StepFrame";
import { useWords } from "~/themes/words";

export const handle = page({ name: "signup-location", layout: "lander", title: (t) => t("signup.location_title") });

const text = z.string().default("");
const fields = z.object({ country: text, region: text, city: text });

/** `country` in the address is one that was chosen without a script, to be shown its regions. */
export async function loader(args: LoaderFunctionArgs) {
  const member = await requireMember(args);
  const { site, visit } = args.context;
  const { editableFields } = site.tenant.profile;
  const query = new URL(args.request.url).searchParams;
  const offered = countriesOffered(site.tenant.countries);
  const candidates = [query.get("country"), member.country, countryOfAddress(visit.ip)];
  const country = candidates.find((each) => each && offered.includes(each)) ?? "";
  return {
    known: member.region !== null || member.city !== null,
    place: { country, region: member.region ?? "", city: query.get("city") ?? member.city ?? "" },
    countries: offered.map((id) => ({ id, name: countryName(id, visit.language) })),
    regions: regionsOf(country),
    offers: {
      country: offered.length > 1,
      region: editableFields.includes("countryregion"),
      city: editableFields.includes("city"),
    },
  };
}

export async function action(args: ActionFunctionArgs) {
  const member = await requireMember(args);
  return submit(args, fields, async (filled, form) => {
    // Only what the form showed is changed.
    const place = Object.fromEntries(Object.entries(filled).filter(([name]) => form.has(name)));
    await updateProfile(args.context.site, member, place);
    return redirect("/signup/personal");
  });
}

export default function LocationStep() {
  const shown = useLoaderData<typeof loader>();
  const { t } = useWords();
  return (
    <StepFrame step="location" title={t("signup.location_title")} lead={t("signup.location_lead")}>
      <LocationForm {...shown} />
    </StepFrame>
  );
}
