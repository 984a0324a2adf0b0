import type { Member } from "~/app/domain/member";
import type { Buyer } from "~/app/domain/money/checkout/checkout";
import { isCountry } from "~/app/domain/site/places/places";
import { urlOf } from "~/app/router/incoming-request";
import type { Visit } from "./visit";

export interface AskingBuyer extends Buyer {
  chat: string | undefined;
}

/**
 * Returns the buyer of a request. Country and code in the address override the stored ones:
 * `/credits?country=BE&code=SPRING`.
 */
export function buyerAsking<Who extends Member | null>(
  request: Request,
  visit: Visit,
  member: Who,
): AskingBuyer & { member: Who } {
  const { searchParams } = urlOf(request);
  const country = searchParams.get("country") ?? "";
  const code = searchParams.get("code")?.slice(0, LONGEST);
  const chat = searchParams.get("chat")?.match(CONVERSATION)?.[0];
  return { member, ip: visit.ip, country: isCountry(country) ? country : undefined, code, chat };
}

/** Maximum length of a code, in characters. */
const LONGEST = 40;
/** Matches the form of an id. The page then checks whether the buyer takes part in the conversation. */
const CONVERSATION = /^[\w-]{1,64}$/;
