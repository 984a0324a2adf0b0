import { newPuzzle } from "~/app/domain/puzzles/puzzles";
import { puzzleAnswer } from "~/app/domain/puzzles/puzzles.wire";
import { endpoint, memberCall } from "~/app/request/endpoint";

/** What `chats.copies_to_prove` asks to be solved. */
const puzzle = endpoint({ GET: memberCall({ answer: puzzleAnswer }, ({ site }) => newPuzzle(site)) });

export const loader = puzzle;
export const action = puzzle;
