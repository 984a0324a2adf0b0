import { heldMessages } from "~/app/domain/care/care";
import { textsOn } from "~/app/domain/profiles/texts";
import { caseOf, casesToDecide, decide } from "~/app/domain/reports/cases";
import { complaintPath } from "~/app/domain/reports/complaints";
import { openOwnCase } from "~/app/domain/reports/removal";
import type { Site } from "~/app/domain/site";
import { lift, suspensionOf } from "~/app/domain/suspensions/suspensions";
import { withSite } from "./site-alone";
import { Refusal } from "./tenant/refusal";
import { runTenantCommand } from "./tenant-command";

const usage = `npm run reports -- --tenant <slug> <command>

  held                       messages that were not sent, because of the config's words or as copies, with the reason
  list                       open cases, the heaviest first
  show <case or number>      what was reported, by whom, and what was seen; the number of a report or complaint finds its case
  open <address of a profile> --by <name> --facts "..."
                             opens a case that nobody reported; --facts says what was noticed
  close <case or number> --by <name> --facts "..." [--rule "..."] [--remove <text,...>] [--suspend <days | for-good>]
                             decides: --facts says what was found, --rule names the rule that was broken, if one was;
                             --remove takes texts off the profile, by the names that \`show\` gives them, --suspend closes
                             the account of whom it is about, who is mailed why and how to appeal
  lift <case or number> --by <name> --facts "..."
                             ends the suspension of whom the case is about; --facts says why

Complaints have to be answered within seven days: the list says by when. Closing a case answers the complaints in it with
--facts and --rule, on their pages and by mail, so write these for whoever complained. On an appeal somebody else decides.

The site may be served meanwhile. What was reported is forgotten six months after its case was closed.
`;

type Asked =
  | { command: "held" }
  | { command: "list" }
  | { command: "show"; id: string }
  | {
      command: "close";
      id: string;
      by: string;
      facts: string;
      rule: string | null;
      remove: string[];
      days: Days | undefined;
    }
  | { command: "open"; id: string; by: string; facts: string }
  | { command: "lift"; id: string; by: string; facts: string };

type Days = number | "for-good";

/** In ms. */
const DAY = 24 * 60 * 60 * 1000;

process.exitCode = await runTenantCommand({
  usage,
  options: {
    by: { type: "string" },
    facts: { type: "string" },
    rule: { type: "string" },
    remove: { type: "string" },
    suspend: { type: "string" },
  },
  asked: ({ by, facts, rule, remove, suspend }, [command, id]): Asked | undefined => {
    if (command === "held" || command === "list") return { command };
    if (command === "show" && id) return { command, id };
    if ((command !== "close" && command !== "lift" && command !== "open") || !id) return undefined;
    if (!by?.trim() || !facts?.trim())
      throw new Refusal("--by and --facts are missing: a decision says who made it and why");
    const decided = { id, by: by.trim(), facts: facts.trim() };
    if (command !== "close") return { command, ...decided };
    return {
      command,
      ...decided,
      rule: rule?.trim() || null,
      remove: (remove ?? "").split(",").flatMap((name) => name.trim() || []),
      days: suspend === undefined ? undefined : daysIn(suspend),
    };
  },
  answer: (machine, tenant, asked) => withSite(machine, tenant, (site) => moderate(site, asked)),
});

async function moderate(site: Site, asked: Asked): Promise<string[]> {
  if (asked.command === "held") return heldBack(site);
  if (asked.command === "list") return list(site);
  if (asked.command === "show") return show(site, asked.id);
  const { id, by: actor, facts } = asked;
  if (asked.command === "open") {
    const number = await openOwnCase(site, /^[0-9a-f-]{36}$/.test(id) ? `/members/${id}` : id, `${actor}: ${facts}`);
    return [`Number ${number}`];
  }
  const { case: found } = await caseOf(site, id);
  if (asked.command === "lift") {
    await lift(site, found.subjectId, { actor, facts });
    return [`${found.subjectId} is suspended no longer`];
  }
  const { rule, remove, days } = asked;
  await decide(site, found.id, found.version, {
    actor,
    facts,
    rule,
    remove,
    ...(days && { suspendUntil: untilOf(site, days) }),
  });
  return [`${found.id} is closed`];
}

function daysIn(given: string): Days {
  if (given === "for-good") return given;
  const days = Number(given);
  if (Number.isInteger(days) && days > 0) return days;
  throw new Refusal("--suspend takes a number of days, or for-good");
}

/** UTC ms; null is for good. */
function untilOf(site: Site, days: Days): number | null {
  return days === "for-good" ? null : site.now() + days * DAY;
}

async function heldBack(site: Site): Promise<string[]> {
  const lines = (await heldMessages(site)).flatMap(({ at, fromId, reason, text }) => [
    `${dayOf(at)}  ${site.tenant.origin}/members/${fromId}  ${reason}`,
    ...text.split("\n").map((line) => `  ${line}`),
  ]);
  return lines.length > 0 ? lines : ["No message was held back"];
}

async function list(site: Site): Promise<string[]> {
  const lines = (await casesToDecide(site)).map(({ id, score, kind, subjectId, openedAt, dueAt }) => {
    const facts = [id, `score ${score}`, kind, dayOf(openedAt)];
    if (dueAt !== null) facts.push(`answer by ${dayOf(dueAt)}`);
    if (subjectId) facts.push(`${site.tenant.origin}/members/${subjectId}`);
    return facts.join("  ");
  });
  return lines.length > 0 ? lines : ["No case is open"];
}

async function show(site: Site, idOrNumber: string): Promise<string[]> {
  const { case: found, reports, complaints, decisions } = await caseOf(site, idOrNumber);
  return [
    `${found.id}  ${found.state}  score ${found.score}  ${found.kind} ${found.targetId}`,
    ...reports.flatMap(({ id, number, reporterId, reason, words, evidence, at }) => {
      const complaint = complaints.get(id);
      const by = complaint ? "" : `  by ${reporterId ?? "somebody who has left"}`;
      return [
        `\n${complaint ? "Complaint" : "Report"} ${number}  ${dayOf(at)}  ${reason}${by}`,
        ...(complaint ? complaintLines(site, complaint) : []),
        ...(words ? [`  ${words}`] : ["  What was said is forgotten."]),
        ...(evidence ? [JSON.stringify(evidence, null, 2)] : []),
      ];
    }),
    ...(await textLines(site, found.subjectId)),
    ...(await suspensionLines(site, found.subjectId)),
    ...decisions.map(
      ({ actor, rule, facts, at }) => `\nDecision  ${dayOf(at)}  ${actor}  ${rule ?? "no rule broken"}\n  ${facts}`,
    ),
  ];
}

/** What can be taken off the profile, as it is now. */
async function textLines(site: Site, subjectId: string): Promise<string[]> {
  const texts = await site.db.read((conn) => textsOn(conn, subjectId));
  return texts.map(({ name, text }) => `\nText ${name}\n  ${text.replaceAll("\n", "\n  ")}`);
}

async function suspensionLines(site: Site, subjectId: string): Promise<string[]> {
  const suspension = await site.db.read((conn) => suspensionOf(conn, { id: subjectId }));
  if (!suspension) return [];
  const { from, until } = suspension;
  return [`\nSuspended  since ${dayOf(from)}  ${until === null ? "for good" : `until ${dayOf(until)}`}`];
}

function complaintLines(site: Site, complaint: Complained): string[] {
  const { id, address, name, email, pictures, appealWords } = complaint;
  return [
    `  by ${[name, email && `<${email}>`].filter(Boolean).join(" ") || "somebody unnamed"}`,
    `  ${site.tenant.origin}${complaintPath({ id })}`,
    ...(address ? [`  about ${address}`] : []),
    ...pictures.map((picture) => `  picture held/${picture}-l.webp, in the site's media`),
    ...(appealWords ? [`  appeals: ${appealWords}`] : []),
  ];
}

type Complained = Awaited<ReturnType<typeof caseOf>>["complaints"] extends Map<string, infer Row> ? Row : never;

function dayOf(at: number): string {
  return new Date(at).toISOString();
}
