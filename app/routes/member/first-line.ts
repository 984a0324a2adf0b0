import { firstLineTo } from "~/app/domain/talk/chats/chats";
import { memberLoader } from "~/app/request/guards";
import { priceInWords } from "~/app/ui/talk/price-words";

export const loader = memberLoader(async ({ params, context: { site, visit } }, member) => {
  const { name, openings, next, writes } = await firstLineTo(site, member, params.memberId ?? "", visit.words);
  return { openings, writes, free: next.free !== null, price: priceInWords(visit.words, name, next) };
});
