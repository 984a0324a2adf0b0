import type { Fixtures } from "./fixture";
import { Quote } from "./Quote";

export const fixtures: Fixtures = {
  "what was said": <Quote name="Anna" text="Shall we meet at the lighthouse?" href="#said" />,
  "taken back": <Quote name="Bert" text="This message was taken back." faint />,
};
