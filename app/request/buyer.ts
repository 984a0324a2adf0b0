import type { Member } from "~/app/domain/member";
import type { Buyer } from "~/app/domain/money/checkout/checkout";
import { isCountry } from "~/app/domain/site/places/places";
import { urlOf } from "~/app/router/incoming-request";
import type { Visit } from "./visit";

/** Who asks for prices: what the address says of the country and the code, `/credits?country=BE&code=SPRING`, counts first. */
export function buyerAsking<Who extends Member | null>(
  request: Request,
  visit: Visit,
  member: Who,
): Buyer & { member: Who } {
  const { searchParams } = urlOf(request);
  const country = searchParams.get("country") ?? "";
  const code = searchParams.get("code")?.slice(0, LONGEST);
  return { member, ip: visit.ip, country: isCountry(country) ? country : undefined, code };
}

/** Of a code, in characters. */
const LONGEST = 40;
