import { and, eq, gt, isNull } from "drizzle-orm";
import type { Conn, Tx } from "~/db/handle";
import { type Asked, type Page, sortedBy } from "~/db/pages";
import { caseQuestions } from "~/db/tables";

export type QuestionRow = typeof caseQuestions.$inferSelect;

export async function insertQuestion({ drizzle }: Tx, row: QuestionRow): Promise<void> {
  await drizzle.insert(caseQuestions).values(row);
}

/** Returns the cases an operator skipped since a time, except those whose question was answered. */
export async function casesLeftBy({ drizzle }: Conn, operator: string, since: number): Promise<Set<string>> {
  const { caseId, operator: by, at, answeredAt } = caseQuestions;
  const rows = await drizzle
    .select({ caseId })
    .from(caseQuestions)
    .where(and(eq(by, operator), gt(at, since), isNull(answeredAt)));
  return new Set(rows.map((row) => row.caseId));
}

export const newestQuestions = sortedBy<QuestionRow>(
  { column: caseQuestions.at, of: ({ at }) => at, descending: true },
  { column: caseQuestions.id, of: ({ id }) => id, descending: true },
);

export function questionsIn({ drizzle }: Conn, asked: Asked): Promise<Page<QuestionRow>> {
  return newestQuestions.page(asked, ({ after, order, limit }) =>
    drizzle
      .select()
      .from(caseQuestions)
      .where(after)
      .orderBy(...order)
      .limit(limit),
  );
}

export async function questionBy({ drizzle }: Conn, id: string): Promise<QuestionRow | undefined> {
  return (await drizzle.select().from(caseQuestions).where(eq(caseQuestions.id, id)))[0];
}

/** Stores the answer to a question. Returns false if the question was already answered. */
export async function answerIn(
  { drizzle }: Tx,
  id: string,
  answered: Pick<QuestionRow, "answer" | "answeredBy" | "answeredAt">,
): Promise<boolean> {
  const changed = await drizzle
    .update(caseQuestions)
    .set(answered)
    .where(and(eq(caseQuestions.id, id), isNull(caseQuestions.answeredAt)))
    .returning({ id: caseQuestions.id });
  return changed.length > 0;
}
