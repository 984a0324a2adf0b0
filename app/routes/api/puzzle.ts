import { newPuzzle } from "~/app/domain/safety/puzzles/puzzles";
import { puzzleAnswer } from "~/app/domain/safety/puzzles/puzzles.wire";
import { endpoint, memberCall } from "~/app/request/endpoint";

/** Returns the puzzle that `chats.copies_to_prove` demands. */
const puzzle = endpoint({
  GET: memberCall(
    { summary: "Returns a puzzle to solve before a repeated request", answer: puzzleAnswer },
    ({ site }) => {
      const { token, bits } = newPuzzle(site, "copies");
      return { token, bits };
    },
  ),
});

export const loader = puzzle;
export const action = puzzle;
