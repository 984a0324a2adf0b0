import { calls } from "~/app/contract/calls";
import { callApi } from "~/app/contract/client";
import { type Sending, sendForm } from "~/app/contract/send-form";
import type { MessageDraft } from "~/app/domain/talk/chats/chats.schema";
import { workOut } from "~/app/ui/safety/puzzles/work-out";

/**
 * Sends a message, with its photo if it has one. If the site demands a solved puzzle, solves the puzzle and sends the
 * message again.
 */
export async function sendDraft(draft: MessageDraft, photo: (Sending & { file: File }) | null = null) {
  const post = (sent: MessageDraft) =>
    photo ? sendForm(calls.messages, sent, photo.file, photo) : callApi(calls.messages, "POST", sent);
  const answer = await post(draft);
  if (answer.ok || answer.problem?.error !== "chats.copies_to_prove") return answer;
  const puzzle = await callApi(calls.puzzle, "GET");
  if (!puzzle.ok) return answer;
  return post({ ...draft, puzzle: puzzle.body.token, work: await workOut(puzzle.body) });
}
