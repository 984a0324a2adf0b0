import type { Member } from "~/app/domain/member";
import { DAY, isPremium } from "~/app/domain/money/premium/premium";
import type { Site } from "~/app/domain/site";
import type { Language } from "~/app/locales/names";
import { offerNotFound } from "./offers.errors";

export type CamOffer = NonNullable<Site["tenant"]["overrides"]["offers"]>["cams"][number];
export { offersFor } from "./feed";

/** Whom cams are asked for. Null is any. */
export interface CamsWanted {
  /** The id of a gender; a partner has nobody of a gender that is the site's own. */
  gender: string | null;
  minAge: number | null;
  maxAge: number | null;
}

/** The tiles among the profiles of one page, in the member's language. */
export interface PartnerTiles {
  cam: { account: string; name: string; age: number; text: string | null } | null;
  ad: { title: string; text: string } | null;
}

/** A member sees no partner's tile before this is over, counted from signing up. In ms. */
export const WITHOUT_TILES = 4 * DAY;

/** The cams that fit, in the partner's order. None where the tenant shows none, or says of none where they are. */
export async function camsFor(site: Site, wanted: CamsWanted): Promise<CamOffer[]> {
  return showsCams(site) ? fitting((await site.offers.latest()).cams, wanted) : [];
}

/**
 * The tiles among the people of a page, counted from 1, of a search. A cam stands on one page alone. Null for a visitor,
 * for who has premium, and for who signed up within the last four days. Waits for no partner.
 */
export function tilesFor(
  site: Site,
  member: Member | null,
  { page, language, ...wanted }: CamsWanted & { page: number; language: Language },
): PartnerTiles | null {
  if (!member || isPremium(member, site.now()) || site.now() - member.signedUpAt <= WITHOUT_TILES) return null;
  const { camads, adLink } = site.tenant.memberResell;
  if (!showsCams(site) && !(camads && adLink)) return null;
  const { cams, ad } = site.offers.known();
  const inWords = (texts: Partial<Record<Language, string>>) => texts[language] ?? texts[site.tenant.language];
  const cam = showsCams(site) ? fitting(cams, wanted)[page - 1] : undefined;
  const tiles: PartnerTiles = {
    cam: cam ? { account: cam.account, name: cam.name, age: cam.age, text: inWords(cam.text ?? {}) ?? null } : null,
    ad: camads && adLink && ad ? { title: inWords(ad.title) ?? "", text: inWords(ad.text) ?? "" } : null,
  };
  return tiles.cam || tiles.ad ? tiles : null;
}

/**
 * Where a cam's tile leads: the address of the config, with the account in its place. The feed and the one who asks have no
 * say in the host. Throws `offers.not_found` where the config has no such address.
 */
export function camAddress({ tenant }: Site, account: string): string {
  const { cams, camLink } = tenant.memberResell;
  if (!cams || !camLink) throw offerNotFound();
  return camLink.replaceAll("{account}", encodeURIComponent(account));
}

/** Where a partner's tile leads. Throws `offers.not_found` where the config does not say. */
export function adAddress({ tenant }: Site): string {
  const { camads, adLink } = tenant.memberResell;
  if (!camads || !adLink) throw offerNotFound();
  return adLink;
}

const showsCams = ({ tenant: { memberResell } }: Site) => memberResell.cams && memberResell.camLink !== undefined;

function fitting(cams: readonly CamOffer[], { gender, minAge, maxAge }: CamsWanted): CamOffer[] {
  return cams.filter(
    (cam) =>
      (gender === null || cam.gender === gender) &&
      (minAge === null || cam.age >= minAge) &&
      (maxAge === null || cam.age <= maxAge),
  );
}
