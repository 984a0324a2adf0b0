import { calls } from "~/app/contract/calls";
import { callApi } from "~/app/contract/client";
import type { MessageDraft } from "~/app/domain/chats/chats.schema";
import { canWorkOut, workOut } from "~/app/ui/puzzles/work-out";

/** Sends a message. Where the site asks for a solved puzzle first, solves it and sends the message again. */
export async function sendDraft(draft: MessageDraft) {
  const answer = await callApi(calls.messages, "POST", draft);
  if (answer.ok || answer.problem?.error !== "chats.copies_to_prove" || !canWorkOut()) return answer;
  const puzzle = await callApi(calls.puzzle, "GET");
  if (!puzzle.ok) return answer;
  const solved = { puzzle: puzzle.body.token, work: await workOut(puzzle.body) };
  return callApi(calls.messages, "POST", { ...draft, ...solved });
}
