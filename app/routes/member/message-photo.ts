import { messagePhoto } from "~/app/domain/chats/chats";
import { photoSize } from "~/app/domain/chats/chats.schema";
import { photoNotFound } from "~/app/domain/photos/photos.errors";
import { memberLoader } from "~/app/request/guards";

/** A message's photo, for who may see it at this very moment: no cache may keep it. */
export const loader = memberLoader(async ({ params, context: { site } }, member) => {
  const { chatId = "", messageId = "" } = params;
  const size = photoSize.safeParse(params.size);
  if (!size.success) throw photoNotFound();
  const { body } = await messagePhoto(site, member, { conversation: chatId, message: messageId, size: size.data });
  const headers = { "Content-Type": "image/webp", "Cache-Control": "private, no-store" };
  return new Response(Buffer.concat(await body.toArray()), { headers });
});
