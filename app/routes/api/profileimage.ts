import { addPhoto, assertRoomForPhoto, deletePhoto, orderPhotos } from "~/app/domain/people/photos/photos";
import * as errors from "~/app/domain/people/photos/photos.errors";
import { photoOrder, photoRequest } from "~/app/domain/people/photos/photos.schema";
import { imageAnswer, imageWire } from "~/app/domain/people/photos/photos.wire";
import { DONE, doneAnswer, endpoint, json, memberCall } from "~/app/request/endpoint";
import { invalid } from "~/app/request/input";
import { withFiles } from "~/app/request/uploads/upload";

const { photoNotFound, ...refusals } = errors;

const images = endpoint({
  POST: memberCall(
    {
      summary: "Adds a photo to one’s profile",
      input: "multipart/form-data",
      answer: imageAnswer,
      status: [201],
      errors: Object.values(refusals),
    },
    async ({ site, member, visit, request }) => {
      await assertRoomForPhoto(site, member);
      const upload = { request, owner: member, admit: () => visit.memberStill() };
      const photo = await withFiles(site, upload, ([file, ...others]) => {
        if (others.length > 0) throw invalid();
        return addPhoto(site, member, file!.path);
      });
      return json({ image: imageWire(site.tenant, photo) }, 201);
    },
  ),
  DELETE: memberCall(
    { summary: "Removes one of one’s photos", input: photoRequest, answer: doneAnswer, errors: [photoNotFound] },
    async ({ site, member, input }) => {
      await deletePhoto(site, member, input.image);
      return DONE;
    },
  ),
  PATCH: memberCall(
    {
      summary: "Orders one’s photos and chooses the main one",
      input: photoOrder,
      answer: doneAnswer,
      errors: [photoNotFound],
    },
    async ({ site, member, input }) => {
      await orderPhotos(site, member, input);
      return DONE;
    },
  ),
});

export const loader = images;
export const action = images;
