import { heldPicture } from "~/app/domain/photos/photos";
import { memberLoader } from "~/app/request/guards";

/** A photo that nobody but its owner may see, so that no cache may keep it either. */
export const loader = memberLoader(async (args, member) => {
  const { body } = await heldPicture(args.context.site, member, args.params.photoId ?? "");
  const headers = { "Content-Type": "image/webp", "Cache-Control": "private, no-store" };
  return new Response(Buffer.concat(await body.toArray()), { headers });
});
