import type { Operator } from "~/app/domain/operator";
import type { Site } from "~/app/domain/site";
import { audited } from "~/app/domain/site/audit/audit";
import { requiredReason } from "~/app/domain/site/audit/audit.schema";
import type { Asked, Page } from "~/db/pages";
import {
  answerIn,
  insertQuestion,
  newestQuestions,
  type QuestionRow,
  questionBy,
  questionsIn,
} from "./questions.queries";
import { releaseCase } from "./queue.queries";
import { caseChanged, caseNotFound, questionNotFound } from "./reports.errors";
import { caseById } from "./reports.queries";

export type { QuestionRow } from "./questions.queries";

/** Reasons for skipping a case, besides free text. */
export const UNCLEAR = ["no_rule", "rule_unclear", "too_little", "language"] as const;

interface Doubt {
  /** The reason for skipping the case: one of `UNCLEAR`, or "". */
  why: string;
  words: string;
}

/**
 * Skips an open case: stores what was unclear, and does not offer the case to this operator for a day or until a
 * colleague answers. Throws account.reason_missing, reports.no_case, reports.case_changed if the case is closed.
 */
export async function skipCase(site: Site, operator: Operator, id: string, { why, words }: Doubt): Promise<void> {
  const asked = requiredReason(words);
  await site.db.transact(
    audited(site, operator, async (tx) => {
      const found = await caseById(tx, id);
      if (!found) throw caseNotFound();
      if (found.state !== "open") throw caseChanged();
      const { subjectId } = found;
      const open = { answer: "", answeredBy: null, answeredAt: null };
      const row = { id: site.newId(), caseId: id, subjectId, operator: operator.name, why, words: asked, ...open };
      await insertQuestion(tx, { ...row, at: site.now() });
      await releaseCase(tx, id, operator.name);
      const on = { kind: "case" as const, id };
      const entry = {
        action: "cases.skip" as const,
        on,
        member: subjectId || null,
        reason: asked,
        before: {},
        after: { why },
      };
      return { value: undefined, entry };
    }),
  );
}

/** Returns the questions, newest first. Throws `UnknownCursorError`. */
export function questionsOf(site: Pick<Site, "db">, asked: Asked): Promise<Page<QuestionRow>> {
  return site.db.read((conn) => questionsIn(conn, asked));
}

/** Merges the pages of several sites. */
export function mergedQuestions<Row extends QuestionRow>(asked: Asked, pages: Page<Row>[]): Page<Row> {
  return newestQuestions.merged(asked, pages);
}

/** Returns a question by its id. Throws console.not_found. */
export async function questionWith(site: Pick<Site, "db">, id: string): Promise<QuestionRow> {
  const found = await site.db.read((conn) => questionBy(conn, id));
  if (!found) throw questionNotFound();
  return found;
}

/** Answers a question once, so its author may get the case again. Throws account.reason_missing, console.not_found. */
export async function answerQuestion(site: Site, operator: Operator, id: string, typed: string): Promise<void> {
  const answer = requiredReason(typed);
  await site.db.transact(
    audited(site, operator, async (tx) => {
      const found = await questionBy(tx, id);
      const answered = { answer, answeredBy: operator.name, answeredAt: site.now() };
      if (!found || !(await answerIn(tx, id, answered))) throw questionNotFound();
      const on = { kind: "question" as const, id };
      const states = { before: { answered: false }, after: { answered: true } };
      const member = found.subjectId || null;
      return {
        value: undefined,
        entry: { action: "questions.answer" as const, on, member, reason: answer, ...states },
      };
    }),
  );
}
