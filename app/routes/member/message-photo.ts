import { photoNotFound } from "~/app/domain/people/photos/photos.errors";
import { messagePhoto } from "~/app/domain/talk/chats/chats";
import { photoSize } from "~/app/domain/talk/chats/chats.schema";
import { memberLoader } from "~/app/request/guards";
import { privatePhoto } from "~/app/request/private-file";

export const loader = memberLoader(async ({ params, context: { site } }, member) => {
  const { chatId = "", messageId = "" } = params;
  const size = photoSize.safeParse(params.size);
  if (!size.success) throw photoNotFound();
  return privatePhoto(await messagePhoto(site, member, { conversation: chatId, message: messageId, size: size.data }));
});
