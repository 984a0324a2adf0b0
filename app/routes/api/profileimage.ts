import { addPhoto, assertRoomForPhoto, deletePhoto, orderPhotos } from "~/app/domain/photos/photos";
import * as errors from "~/app/domain/photos/photos.errors";
import { photoOrder, photoRequest } from "~/app/domain/photos/photos.schema";
import { imageAnswer, imageWire } from "~/app/domain/photos/photos.wire";
import { DONE, doneAnswer, endpoint, json, memberCall } from "~/app/request/endpoint";
import { invalid } from "~/app/request/input";
import { withFiles } from "~/app/request/upload";

const { photoNotFound, ...refusals } = errors;

const images = endpoint({
  POST: memberCall(
    { input: "multipart/form-data", answer: imageAnswer, status: [201], errors: Object.values(refusals) },
    async ({ site, member, request }) => {
      await assertRoomForPhoto(site, member);
      const photo = await withFiles(site, { request, owner: member }, ([file, ...others]) => {
        if (others.length > 0) throw invalid();
        return addPhoto(site, member, file!.path);
      });
      return json({ image: imageWire(site.tenant, photo) }, 201);
    },
  ),
  DELETE: memberCall(
    { input: photoRequest, answer: doneAnswer, errors: [photoNotFound] },
    async ({ site, member, input }) => {
      await deletePhoto(site, member, input.image);
      return DONE;
    },
  ),
  PATCH: memberCall(
    { input: photoOrder, answer: doneAnswer, errors: [photoNotFound] },
    async ({ site, member, input }) => {
      await orderPhotos(site, member, input);
      return DONE;
    },
  ),
});

export const loader = images;
export const action = images;
