import { balanceOf, entriesOf } from "~/app/domain/ledger/ledger";
import { creditsWire } from "~/app/domain/ledger/ledger.wire";
import { endpoint } from "~/app/request/endpoint";

const credits = endpoint({
  GET: [null, async ({ site, member }) => creditsWire(await balanceOf(site, member), await entriesOf(site, member))],
});

export const loader = credits;
export const action = credits;
