import { redirect } from "@remix-run/node";
import { z } from "zod";
import { orderPhotos } from "~/app/domain/photos/photos";
import { submit } from "~/app/request/form";
import { formOnly, memberAction } from "~/app/request/guards";

const fields = z.object({ order: z.string().transform((ids) => ids.split(",").slice(0, 100)) });

/** The order as ids with commas between them. */
export const action = memberAction(async (args, member) => {
  return submit(args, fields, async ({ order }) => {
    await orderPhotos(args.context.site, member, { order });
    return redirect("/profile/photos");
  });
});

export const loader = formOnly("/profile/photos");
