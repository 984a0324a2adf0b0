import { balanceOf, entriesOf } from "~/app/domain/ledger/ledger";
import { creditsAnswer, creditsWire } from "~/app/domain/ledger/ledger.wire";
import { endpoint, memberCall } from "~/app/request/endpoint";

const credits = endpoint({
  GET: memberCall({ answer: creditsAnswer }, async ({ site, member }) =>
    creditsWire(await balanceOf(site, member), await entriesOf(site, member)),
  ),
});

export const loader = credits;
export const action = credits;
