import { render } from "@react-email/render";
import { createElement } from "react";
import { Email, type EmailProps } from "./Email";

export type { EmailProps } from "./Email";
export { deskLook, type Look, lookOf } from "./look";

/** Renders the email as a complete HTML document. */
export function htmlOf(email: EmailProps): Promise<string> {
  return render(createElement(Email, email));
}
