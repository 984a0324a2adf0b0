import type { LoaderFunctionArgs } from "@remix-run/node";
import { heldPicture } from "~/app/domain/photos/photos";
import { requireMember } from "~/app/request/guards";

/** A photo that nobody but its owner may see, so that no cache may keep it either. */
export async function loader(args: LoaderFunctionArgs) {
  const member = await requireMember(args);
  const { body } = await heldPicture(args.context.site, member, args.params.photoId ?? "");
  const headers = { "Content-Type": "image/webp", "Cache-Control": "private, no-store" };
  return new Response(Buffer.concat(await body.toArray()), { headers });
}
