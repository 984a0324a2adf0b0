import { balanceIn, debit } from "~/app/domain/money/ledger/ledger";
import { backTo, formOnly, memberAction } from "~/app/request/guards";
import { redirect } from "~/app/router/server";

export const action = memberAction(async (args, member) => {
  const { site } = args.context;
  const key = site.newId();
  await site.db.transact(async (tx) => {
    const amount = await balanceIn(tx, member.id);
    if (amount > 0) await debit(site, tx, member, { amount, cause: "grant", key });
  });
  return redirect(backTo(args.request, "/home"));
});

export const loader = formOnly("/_dev");
