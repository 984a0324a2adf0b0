import { redirect } from "@remix-run/node";
import { z } from "zod";
import { keepPace } from "~/app/domain/limits/paces";
import { mailNewcomers } from "~/app/domain/saved-searches/saved-searches";
import { submit } from "~/app/request/form";
import { formOnly, memberAction } from "~/app/request/guards";

const fields = z.object({ mails: z.string().optional() });

export const action = memberAction(async (args, member) => {
  const { site } = args.context;
  return submit(args, fields, async ({ mails }) => {
    await keepPace(site, member, "searches");
    await mailNewcomers(site, member, args.params.searchId ?? "", mails === "on");
    return redirect("/searches?changed");
  });
});

export const loader = formOnly("/searches");
