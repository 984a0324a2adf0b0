import { render } from "@react-email/render";
import { createElement } from "react";
import { Letter, type LetterProps } from "./Letter";

export type { LetterProps } from "./Letter";
export { deskLook, type Look, lookOf } from "./look";

/** Renders the email as a complete HTML document. */
export function htmlOf(letter: LetterProps): Promise<string> {
  return render(createElement(Letter, letter));
}
