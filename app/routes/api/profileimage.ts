import { addPhoto, assertRoomForPhoto, deletePhoto, orderPhotos } from "~/app/domain/photos/photos";
import { photoOrder, photoRequest } from "~/app/domain/photos/photos.schema";
import { imageWire } from "~/app/domain/photos/photos.wire";
import { endpoint, json } from "~/app/request/endpoint";
import { invalid } from "~/app/request/input";
import { withFiles } from "~/app/request/upload";

const images = endpoint({
  POST: [
    null,
    async ({ site, member, request }) => {
      await assertRoomForPhoto(site, member);
      const photo = await withFiles(site, request, ([file, ...others]) => {
        if (others.length > 0) throw invalid();
        return addPhoto(site, member, file!.path);
      });
      return json({ image: imageWire(site.tenant, photo) }, 201);
    },
  ],
  DELETE: [
    photoRequest,
    async ({ site, member, input }) => {
      await deletePhoto(site, member, input.image);
      return { status: "done" };
    },
  ],
  PATCH: [
    photoOrder,
    async ({ site, member, input }) => {
      await orderPhotos(site, member, input);
      return { status: "done" };
    },
  ],
});

export const loader = images;
export const action = images;
