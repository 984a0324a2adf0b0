import { accuracyIn } from "~/app/domain/safety/accuracy/accuracy";
import { disputesBetween } from "~/app/domain/safety/disputes/disputes";
import { categoryOfReason } from "~/app/domain/safety/restrictions/categories";
import { CATEGORIES } from "~/app/domain/safety/restrictions/restrictions";
import type { Site } from "~/app/domain/site";
import { dutiesOf } from "~/app/domain/site/law/duties";
import { REPORTED_CATEGORIES } from "./categories";
import type { Classed, Figures, MeasureFigure } from "./figures";
import { programsOf } from "./program-rows";
import {
  appealsDecidedIn,
  countAppealsSent,
  firstOf,
  mattersIn,
  noticesIn,
  type Period,
  restrictionsIn,
} from "./transparency.queries";

export type { Figures } from "./figures";
export { csvOf, PARTS, type PartName } from "./parts";
export type { Period } from "./transparency.queries";

export async function figuresOf(site: Pick<Site, "db" | "tenant">, period: Period): Promise<Figures> {
  const { signals } = await accuracyIn(site, period);
  return site.db.read(async (conn) => {
    const matters = await mattersIn(conn, period);
    return {
      service: site.tenant.name,
      provider: site.tenant.company.name,
      period,
      notices: (await noticesIn(conn, period)).map(({ at, reason, items, flagger, decidedAt }) => ({
        ...noticeClass(reason),
        items,
        trusted: flagger !== null,
        took: decidedAt === null ? null : Number(decidedAt) - at,
      })),
      measures: (await restrictionsIn(conn, period)).map(({ decisionGround, sourceType, ...each }) => ({
        ...{ category: each.category, keyword: each.keyword, kind: each.kind, misuse: each.misuse },
        byLaw: decisionGround === "DECISION_GROUND_ILLEGAL_CONTENT",
        after: afterOf(sourceType),
        detected: each.automatedDetection,
        automated: each.automatedDecision === "AUTOMATED_DECISION_FULLY",
      })),
      appealsSent: await countAppealsSent(conn, period),
      appeals: (await appealsDecidedIn(conn, period)).map(({ at, decidedAt, ...appeal }) => {
        return { ...appeal, took: decidedAt - at };
      }),
      disputes: (await disputesBetween(conn, period)).map(({ receivedAt, outcome, decidedAt, implementedAt }) => {
        const isDecided = decidedAt !== null && within(period, decidedAt);
        return {
          came: within(period, receivedAt),
          outcome: isDecided ? outcome : null,
          took: isDecided ? decidedAt - receivedAt : null,
          implemented: implementedAt !== null,
        };
      }),
      orders: matters.flatMap(({ kind, country, category, keyword, items, receivedAt, confirmedAt, effectAt }) => {
        if (kind === "police") return [];
        const times = { confirmedIn: since(receivedAt, confirmedAt), effectIn: since(receivedAt, effectAt) };
        return [{ kind, country, category, keyword, items, ...times }];
      }),
      programs: programsOf(signals),
      police: matters.filter(({ kind }) => kind === "police").length,
    };
  });
}

function within({ from, to }: Period, at: number): boolean {
  return at >= from && at < to;
}

function since(from: number, at: number | null): number | null {
  return at === null ? null : at - from;
}

function afterOf(sourceType: string): MeasureFigure["after"] {
  if (sourceType === "SOURCE_TRUSTED_FLAGGER") return "trusted_notice";
  return sourceType === "SOURCE_ARTICLE_16" ? "notice" : "own";
}

/** A notice concerns illegal content, so a reason that concerns only the terms counts as the closest category. */
function noticeClass(reason: string): Classed {
  const name = categoryOfReason(reason);
  if (name === "minor")
    return { category: "STATEMENT_CATEGORY_PROTECTION_OF_MINORS", keyword: "KEYWORD_AGE_SPECIFIC_RESTRICTIONS_MINORS" };
  if (name === undefined || CATEGORIES[name].category === "STATEMENT_CATEGORY_OTHER_VIOLATION_TC")
    return { category: "STATEMENT_CATEGORY_NOT_SPECIFIED_NOTICE", keyword: "" };
  return CATEGORIES[name];
}

/** Returns the time of the first event to report, UTC ms; now without any. */
export async function reportedSince(site: Pick<Site, "db" | "now">): Promise<number> {
  return (await site.db.read(firstOf)) ?? site.now();
}

/** Returns the years that a site can report on: completed years, latest first. */
export function yearsToReport({ now, tenant }: Pick<Site, "now" | "tenant">, since: number): number[] {
  const years: number[] = [];
  const first = yearIn(tenant, since);
  for (let year = yearIn(tenant, now()) - 1; year >= first && years.length < MOST_YEARS; year--) years.push(year);
  return years;
}

const MOST_YEARS = 5;

function yearIn({ timeZone }: Site["tenant"], at: number): number {
  return Number(new Intl.DateTimeFormat("en", { year: "numeric", timeZone }).format(at));
}

/**
 * Returns the publication date (YYYY-MM-DD) of the latest report before this period. A site publishes a year's report
 * automatically when the year ends. Returns "" without an earlier event, or if the site publishes none.
 */
export async function previousReportOn(site: Pick<Site, "db" | "now" | "tenant">, { from }: Period): Promise<string> {
  if (!publishesReport(site)) return "";
  const since = await site.db.read(firstOf);
  const year = new Date(from).getUTCFullYear();
  return since !== null && year > yearIn(site.tenant, since) ? `${year}-01-01` : "";
}

/** Returns a UTC period between two days (YYYY-MM-DD), both inclusive; null for invalid days. */
export function periodBetween(first: string, last: string): Period | null {
  const [from, to] = [dayOf(first), dayOf(last)];
  return from === null || to === null || to < from ? null : { from, to: to + DAY };
}

const DAY = 24 * 60 * 60 * 1000;

function dayOf(text: string): number | null {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== text ? null : at;
}

export function publishesReport({ tenant }: Pick<Site, "tenant">): boolean {
  return dutiesOf(tenant).report;
}

export function orderCategories(): { code: string; description: string }[] {
  return REPORTED_CATEGORIES.filter(({ code }) => !NOT_OF_ORDERS.has(code));
}

const NOT_OF_ORDERS = new Set(["STATEMENT_CATEGORY_OTHER_VIOLATION_TC", "STATEMENT_CATEGORY_NOT_SPECIFIED_NOTICE"]);
