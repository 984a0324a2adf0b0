import { casePath } from "~/app/console/cases/case-target";
import { onEach } from "~/app/console/frame/each-site";
import { type DeskArgs, sitesOf } from "~/app/console/frame/guards";
import { memberPath } from "~/app/console/members/member-links";
import { allows, allowsSomewhere } from "~/app/domain/desk/permissions/permissions";
import { type Disagreement, disagreements } from "~/app/domain/safety/second-looks/second-looks";
import type { Site } from "~/app/domain/site";
import { disagreementInWords } from "./rule-names";
import { readWaiting } from "./second-looks";

/** Returns the open second looks, and the disagreements for managers. */
export async function qualityPage(where: DeskArgs) {
  const { words } = where.context.visit;
  const waiting = await readWaiting(where, sitesOf(where, "quality.look"));
  const read = await onEach(sitesOf(where, "quality.settle"), disagreements);
  const differing = read.flatMap(({ site, value = [] }) => value.map((each) => ({ ...each, site })));
  return {
    looks: waiting.looks,
    samples: waiting.samples,
    unread: waiting.unread.map(({ tenant }) => tenant.name),
    figures: allowsSomewhere(where.who.grants, "quality.see"),
    settles: allowsSomewhere(where.who.grants, "quality.settle"),
    disagreements: differing
      .sort((one, other) => (other.lookedAt ?? 0) - (one.lookedAt ?? 0))
      .map((each) => ({ ...disagreementInWords(each.site, each, words), to: addressOf(where, each.site, each) })),
  };
}

/** Returns the address of the page of a disagreement's subject. Null if the reader may not see the subject. */
function addressOf({ who }: DeskArgs, { tenant: { slug } }: Site, { kind, targetId, subjectId }: Disagreement) {
  if (kind === "case") return casePath(slug, targetId);
  return allows(who.grants, "people.see", slug) ? memberPath(slug, subjectId) : null;
}
