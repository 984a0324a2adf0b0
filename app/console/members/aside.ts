import { MEMBER_KEYS } from "~/app/console/actions/keys";
import type { BrandArgs } from "~/app/console/frame/guards";
import { allows, type Permission } from "~/app/domain/desk/permissions/permissions";
import type { CaseFile } from "~/app/domain/safety/reports/case-file";
import { isGravest } from "~/app/domain/safety/suspensions/suspensions";
import type { MessageKey } from "~/app/locales";

/** A link to an act, with the key that follows it. */
export interface ShownAct {
  to: string;
  title: string;
  key: string | undefined;
}

interface Aside {
  name: string;
  title: MessageKey;
  permission: Permission;
}

/** What is offered on a case about the member whom it is about, as the acts of these names say it. */
const ASIDE: Aside[] = [
  { name: "members.warn", title: "desk.act_warn", permission: "people.warn" },
  { name: "members.remove_texts", title: "work.act_texts", permission: "cases.decide" },
  { name: "members.hide", title: "desk.act_hide", permission: "people.hide" },
  { name: "members.hold", title: "acts.hold", permission: "people.hold" },
  { name: "members.suspend", title: "desk.act_suspend", permission: "people.suspend" },
];

/** The acts on whom a case is about that leave the case as it is, as far as this operator may do them and its queue offers them. */
export function asideOf(
  { site, who, context }: Pick<BrandArgs, "site" | "who" | "context">,
  { case: { id, subjectId }, texts, suspension }: CaseFile,
  offers: (act: string) => boolean,
): ShownAct[] {
  const { slug } = site.tenant;
  const query = new URLSearchParams({ on: subjectId, case: id });
  return ASIDE.flatMap(({ name, title, permission }) => {
    const fits =
      name === "members.remove_texts"
        ? texts.length > 0
        : name !== "members.suspend" || !(suspension && isGravest(suspension));
    if (!fits || !offers(name) || !allows(who.grants, permission, slug)) return [];
    return [
      { to: `/brands/${slug}/acts/${name}?${query}`, title: context.visit.words.t(title), key: MEMBER_KEYS.get(name) },
    ];
  });
}
