import { z } from "zod";
import { wrongFields } from "~/app/domain/checked";
import { updateProfile } from "~/app/domain/people/profiles/profiles";
import { keepPace } from "~/app/domain/site/limits/paces";
import { countryOfAddress } from "~/app/domain/site/places/address-country";
import { townName } from "~/app/domain/site/places/distance";
import { countriesOffered, countryName, regionsOf } from "~/app/domain/site/places/places";
import { townsWire } from "~/app/domain/site/places/places.wire";
import { submit } from "~/app/request/form";
import { memberAction, memberLoader } from "~/app/request/guards";
import { useLoaderData } from "~/app/router/client";
import { redirect } from "~/app/router/server";
import { LocationForm } from "~/app/ui/account/signup/LocationForm";
import { StepFrame } from "~/app/ui/account/signup/StepFrame";
import { page } from "~/app/ui/frame/page";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "signup-location",
  texts: ["profile", "steps"],
  layout: "lander",
  title: (t) => t("steps.location_title"),
});

const text = z.string().default("");
const fields = z.object({ country: text, region: text, city: text });

/**
 * Shows the form for the place. `country` in the address is a country chosen without a script, whose regions the form
 * then lists.
 */
export const loader = memberLoader(async (args, member) => {
  const { site, visit } = args.context;
  const { editableFields } = site.tenant.profile;
  const query = new URL(args.request.url).searchParams;
  const offered = countriesOffered(site.tenant.countries);
  const candidates = [query.get("country"), member.country, countryOfAddress(visit.ip), offered[1] ? null : offered[0]];
  const country = candidates.find((each) => each && offered.includes(each)) ?? "";
  return {
    known: member.region !== null || member.city !== null,
    place: { country, region: member.region ?? "", city: query.get("city") ?? townName(member, visit.language) ?? "" },
    countries: offered.map((id) => ({ id, name: countryName(id, visit.language) })),
    regions: regionsOf(country),
    towns: townsWire(country, visit.language),
    offers: {
      country: offered.length > 1,
      region: editableFields.includes("countryregion"),
      city: editableFields.includes("city"),
    },
  };
});

export const action = memberAction(async (args, member) => {
  return submit(args, fields, async (filled, form) => {
    // Rejects a town without a country, because the site would silently drop the town.
    if (form.has("country") && !filled.country) throw wrongFields({ country: [{ key: "error.required" }] });
    // Changes only the fields that the form showed.
    const place = Object.fromEntries(Object.entries(filled).filter(([name]) => form.has(name)));
    await keepPace(args.context.site, member, "profile");
    await updateProfile(args.context.site, member, place);
    return redirect("/signup/personal");
  });
});

export default function LocationStep() {
  const shown = useLoaderData<typeof loader>();
  const { t } = useWords();
  return (
    <StepFrame step="location" title={t("steps.location_title")} lead={t("steps.location_lead")}>
      <LocationForm {...shown} />
    </StepFrame>
  );
}
