import { addPhoto, assertRoomForPhoto, deletePhoto, orderPhotos } from "~/app/domain/people/photos/photos";
import * as errors from "~/app/domain/people/photos/photos.errors";
import { photoFields, photoOrder, photoRequest } from "~/app/domain/people/photos/photos.schema";
import { imageAnswer, imageWire } from "~/app/domain/people/photos/photos.wire";
import { DONE, doneAnswer, endpoint, json, memberCall } from "~/app/request/endpoint";
import { invalid, parse } from "~/app/request/input";
import { withForm } from "~/app/request/uploads/upload";

const { photoNotFound, noFile, ...refusals } = errors;

const images = endpoint({
  POST: memberCall(
    {
      summary: "Adds a photo to the member’s profile",
      input: "multipart/form-data",
      fields: photoFields,
      answer: imageAnswer,
      status: [201],
      errors: [noFile, ...Object.values(refusals)],
    },
    async ({ site, member, visit, request }) => {
      await assertRoomForPhoto(site, member);
      const upload = { request, owner: member, admit: () => visit.memberStill() };
      const photo = await withForm(site, upload, ({ fields, files: [file, ...others] }) => {
        if (!file) throw noFile();
        if (others.length > 0) throw invalid();
        return addPhoto(site, member, file.path, parse(photoFields, Object.fromEntries(fields)).crop);
      });
      return json({ image: imageWire(site.tenant, photo) }, 201);
    },
  ),
  DELETE: memberCall(
    { summary: "Deletes a photo", input: photoRequest, answer: doneAnswer, errors: [photoNotFound] },
    async ({ site, member, input }) => {
      await deletePhoto(site, member, input.image);
      return DONE;
    },
  ),
  PATCH: memberCall(
    {
      summary: "Orders the member’s photos and sets the main one",
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
