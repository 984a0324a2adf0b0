import { balanceOf, entriesOf } from "~/app/domain/money/ledger/ledger";
import { creditsAnswer, creditsWire } from "~/app/domain/money/ledger/ledger.wire";
import { endpoint, memberCall } from "~/app/request/endpoint";

const credits = endpoint({
  GET: memberCall(
    { summary: "Returns the balance of credits and its movements", answer: creditsAnswer },
    async ({ site, member }) => creditsWire(await balanceOf(site, member), await entriesOf(site, member)),
  ),
});

export const loader = credits;
export const action = credits;
