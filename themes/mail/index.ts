import { render } from "@react-email/render";
import { createElement } from "react";
import { Letter, type LetterProps } from "./Letter";

export type { LetterProps } from "./Letter";
export { deskLook, type Look, lookOf } from "./look";

/** The mail as a whole HTML document. */
export function htmlOf(letter: LetterProps): Promise<string> {
  return render(createElement(Letter, letter));
}
