import { DomainError } from "~/app/domain/errors";
import {
  approvePhoto,
  markPhoto,
  photosToDecide,
  rejectPhoto,
  type UndecidedPhoto,
} from "~/app/domain/photos/moderation";
import { unmarkedNudity } from "~/app/domain/photos/unmarked";
import type { Site } from "~/app/domain/site";
import { withSite } from "./site-alone";
import { Refusal } from "./tenant/refusal";
import { runTenantCommand } from "./tenant-command";

const usage = `npm run photos -- --tenant <slug> <command>

  list                            photos that nobody has decided about, the longest waiting first
  approve <id>                    shows a photo to everybody
  reject <id> --reason "..."      leaves it to its owner alone, who reads the reason
  mark <id>                       blurs a photo that shows nudity, and keeps it off lists
  unmark <id>                     takes such a mark away
  judge [--mark]                  lists the photos without a mark in which a machine sees nudity; with --mark it marks them

The site may be served meanwhile. Whether a photo is shown before somebody approves it is for its config to say
("photos": { "approval": "before" }).
`;

type Asked =
  | { command: "list" }
  | { command: "judge"; mark: boolean }
  | { command: "approve" | "mark" | "unmark"; id: string }
  | { command: "reject"; id: string; reason: string };

const DONE = {
  approve: "is shown to everybody",
  reject: "is shown to nobody but its owner",
  mark: "is marked as showing nudity",
  unmark: "is no longer marked",
};

process.exitCode = await runTenantCommand({
  usage,
  options: { reason: { type: "string" }, mark: { type: "boolean" } },
  asked: ({ reason, mark = false }, [command, id]): Asked | undefined => {
    if (command === "list") return { command };
    if (command === "judge") return { command, mark };
    if ((command === "approve" || command === "mark" || command === "unmark") && id) return { command, id };
    if (command !== "reject" || !id) return undefined;
    if (!reason?.trim()) throw new Refusal("--reason is missing: its owner is to know why");
    return { command, id, reason: reason.trim() };
  },
  answer: (machine, tenant, asked) => withSite(machine, tenant, (site) => moderate(site, asked)),
});

async function moderate(site: Site, asked: Asked): Promise<string[]> {
  if (asked.command === "list") return list(site);
  if (asked.command === "judge") return judge(site, asked.mark);
  const { id } = asked;
  try {
    if (asked.command === "reject") await rejectPhoto(site, id, asked.reason);
    else if (asked.command === "approve") await approvePhoto(site, id);
    else await markPhoto(site, id, asked.command === "mark");
  } catch (error) {
    if (error instanceof DomainError) throw new Refusal("There is no such photo to decide about");
    throw error;
  }
  return [`${id} ${DONE[asked.command]}`];
}

async function list(site: Site): Promise<string[]> {
  const photos = await photosToDecide(site);
  const lines = photos.map((photo) => {
    const shown = `${photo.state === "held" ? "held back" : "shown"}${photo.nudity ? ", marked" : ""}`;
    return lineOf(site, photo, shown);
  });
  return lines.length > 0 ? lines : ["No photo waits"];
}

async function judge(site: Site, mark: boolean): Promise<string[]> {
  const lines: string[] = [];
  for await (const photo of unmarkedNudity(site)) {
    if (mark) await markPhoto(site, photo.id, true);
    lines.push(lineOf(site, { ...photo, at: photo.createdAt }, mark ? "marked" : "not marked"));
  }
  return lines.length > 0 ? lines : ["No photo without a mark shows nudity, as far as a machine can tell"];
}

function lineOf(
  { tenant }: Site,
  { id, at, profileId, name }: Pick<UndecidedPhoto, "id" | "at" | "profileId" | "name">,
  state: string,
): string {
  return `${id}  ${new Date(at).toISOString()}  ${state}  ${tenant.origin}/members/${profileId}  ${name}`;
}
