import { albumPicture } from "~/app/domain/albums/albums";
import { memberLoader } from "~/app/request/guards";

/** A private photo, for whom its owner lets see it at this very moment: no cache may keep it. */
export const loader = memberLoader(async ({ params, context: { site } }, member) => {
  const { body } = await albumPicture(site, member, params.memberId ?? "", params.photoId ?? "");
  const headers = { "Content-Type": "image/webp", "Cache-Control": "private, no-store" };
  return new Response(Buffer.concat(await body.toArray()), { headers });
});
