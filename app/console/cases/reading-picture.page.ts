import { brandLoader } from "~/app/console/frame/guards";
import { photoInReading } from "~/app/domain/safety/looks/readings";
import { privatePhoto } from "~/app/request/private-file";

/** Serves the photo of a message that this operator reads, while the permission lasts. */
export const loader = brandLoader("chats.read", async ({ site, who, params: { id = "", message = "" } }) => {
  const { name, file } = await photoInReading(site, who.operator.name, id, message);
  return privatePhoto(file, name);
});
