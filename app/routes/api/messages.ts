import { notConfirmed } from "~/app/domain/accounts/accounts.errors";
import { copiesToProve, held, heldBecause, tooManyCopies } from "~/app/domain/care/care.errors";
import { messagesOf, react, sendMessage, takeBack } from "~/app/domain/chats/chats";
import {
  chatNotFound,
  emptyMessage,
  photosOff,
  photosRefused,
  photosTooSoon,
  recipientUnavailable,
  takenBackTooLate,
  tooLong,
} from "~/app/domain/chats/chats.errors";
import { messageDraft, messageRequest, messagesQuery, reactionRequest } from "~/app/domain/chats/chats.schema";
import { messagesAnswer, messageWire, sentAnswer, sentWire } from "~/app/domain/chats/chats.wire";
import { insufficientCredits } from "~/app/domain/ledger/ledger.errors";
import { keepPace } from "~/app/domain/limits/paces";
import { busy, damaged, notAnImage, oneAtATime, photoTooLarge, tooManyPixels } from "~/app/domain/photos/photos.errors";
import { puzzleSpent } from "~/app/domain/puzzles/puzzles.errors";
import { DONE, doneAnswer, endpoint, json, memberCall } from "~/app/request/endpoint";

const photoRefusals = [notAnImage, photoTooLarge, tooManyPixels, damaged, oneAtATime, busy];

const messages = endpoint({
  GET: memberCall(
    { input: messagesQuery, answer: messagesAnswer, polled: true, errors: [chatNotFound] },
    async ({ site, member, input: { conversation, ...part } }) => {
      const { messages, hasMore, hasNewer } = await messagesOf(site, member, conversation, part);
      return { messages: messages.map(messageWire), has_more: hasMore, has_newer: hasNewer };
    },
  ),
  POST: memberCall(
    {
      input: messageDraft,
      takesFile: true,
      answer: sentAnswer,
      status: [201, 200],
      errors: [
        chatNotFound,
        recipientUnavailable,
        notConfirmed,
        insufficientCredits,
        emptyMessage,
        tooLong,
        held,
        heldBecause,
        tooManyCopies,
        copiesToProve,
        puzzleSpent,
        photosOff,
        photosRefused,
        photosTooSoon,
        ...photoRefusals,
      ],
    },
    async ({ site, member, input, file }) => {
      await keepPace(site, member, "messages");
      const sent = await sendMessage(site, member, input, file);
      return json(sentWire(sent), sent.created ? 201 : 200);
    },
  ),
  PATCH: memberCall(
    { input: reactionRequest, answer: doneAnswer, errors: [chatNotFound, recipientUnavailable, notConfirmed] },
    async ({ site, member, input }) => {
      await keepPace(site, member, "reactions");
      await react(site, member, input.message, input.reaction);
      return DONE;
    },
  ),
  DELETE: memberCall(
    { input: messageRequest, answer: doneAnswer, errors: [chatNotFound, takenBackTooLate] },
    async ({ site, member, input }) => {
      await takeBack(site, member, input.message);
      return DONE;
    },
  ),
});

export const loader = messages;
export const action = messages;
