import type { Doing } from "~/app/console/actions/action";
import type { BrandArgs } from "~/app/console/frame/guards";

/** How long the download address is valid, in ms. A minute is enough for a download to begin. */
const WORKS = 60_000;

/**
 * Returns the download address of the archive that an operator signed for. The address is valid for one minute and for
 * this operator only.
 */
export function archivePath({ site, who, context: { desk } }: Doing, id: string): string {
  const key = desk.sealer.seal(purposeOf(who.operator.name, site.tenant.slug, id), `${desk.now() + WORKS}`);
  return `/brands/${site.tenant.slug}/members/${encodeURIComponent(id)}/archive?key=${key}`;
}

/** Returns whether the request has a valid download address of this operator. */
export function mayTakeArchive({ site, who, context: { desk }, request, params }: BrandArgs): boolean {
  const key = new URL(request.url).searchParams.get("key") ?? "";
  const until = desk.sealer.open(purposeOf(who.operator.name, site.tenant.slug, params.id ?? ""), key);
  return until !== undefined && Number(until) > desk.now();
}

function purposeOf(operator: string, slug: string, id: string): string {
  return `archive ${operator} ${slug} ${id}`;
}
