import type { Member } from "~/app/domain/member";
import { DAY, isPremium } from "~/app/domain/money/premium/premium";
import type { Site } from "~/app/domain/site";
import type { Language } from "~/app/locales/names";
import { offerNotFound } from "./offers.errors";

export type CamOffer = NonNullable<Site["tenant"]["overrides"]["offers"]>["cams"][number];
export { offersFor } from "./feed";

export interface CamsWanted {
  /** The id of a gender. Partners offer no cams for a gender that the site added. */
  gender: string | null;
  minAge: number | null;
  maxAge: number | null;
}

export interface PartnerTiles {
  cam: { account: string; name: string; age: number; text: string | null } | null;
  ad: { title: string; text: string } | null;
}

/** In ms: time after the sign-up without partners' tiles. */
export const WITHOUT_TILES = 4 * DAY;

/** Returns the cams that fit, in the partner's order. [] if the tenant shows none or configures no target. */
export async function camsFor(site: Site, wanted: CamsWanted): Promise<CamOffer[]> {
  return showsCams(site) ? fitting((await site.offers.latest()).cams, wanted) : [];
}

/**
 * Returns the tiles of a page of results. Null for a visitor, for a member with premium, and in the four days after the
 * sign-up. `page` is counted from 1.
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
 * Returns the address of a cam. Neither the feed nor the client determines its host. Throws `offers.not_found` if the
 * config has no address.
 */
export function camAddress({ tenant }: Site, account: string): string {
  const { cams, camLink } = tenant.memberResell;
  if (!cams || !camLink) throw offerNotFound();
  return camLink.replaceAll("{account}", encodeURIComponent(account));
}

/** Returns the target of a partner's tile. Throws `offers.not_found` if the config has no target. */
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
