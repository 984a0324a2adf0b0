import { notConfirmed } from "~/app/domain/account/accounts/accounts.errors";
import { insufficientCredits } from "~/app/domain/money/ledger/ledger.errors";
import {
  busy,
  damaged,
  notAnImage,
  oneAtATime,
  photoTooLarge,
  tooManyPixels,
} from "~/app/domain/people/photos/photos.errors";
import { copiesToProve, held, heldBecause, tooManyCopies } from "~/app/domain/safety/care/care.errors";
import { puzzleSpent, tooManyUnworked } from "~/app/domain/safety/puzzles/puzzles.errors";
import { memberMuted } from "~/app/domain/safety/sanctions/sanctions.errors";
import { keepPace } from "~/app/domain/site/limits/paces";
import { messagesOf, react, sendMessage, takeBack } from "~/app/domain/talk/chats/chats";
import {
  chatNotFound,
  emptyMessage,
  photosOff,
  photosRefused,
  photosTooSoon,
  recipientUnavailable,
  takenBackTooLate,
  tooLong,
} from "~/app/domain/talk/chats/chats.errors";
import { messageDraft, messageRequest, messagesQuery, reactionRequest } from "~/app/domain/talk/chats/chats.schema";
import { messagesAnswer, messageWire, sentAnswer, sentWire } from "~/app/domain/talk/chats/chats.wire";
import { DONE, doneAnswer, endpoint, json, memberCall } from "~/app/request/endpoint";

const photoRefusals = [notAnImage, photoTooLarge, tooManyPixels, damaged, oneAtATime, busy];

const messages = endpoint({
  GET: memberCall(
    {
      summary: "Lists the messages of a conversation, the oldest first",
      input: messagesQuery,
      answer: messagesAnswer,
      polled: true,
      errors: [chatNotFound],
    },
    async ({ site, member, input: { conversation, ...part } }) => {
      const { messages, hasMore, hasNewer } = await messagesOf(site, member, conversation, part);
      return { messages: messages.map(messageWire), has_more: hasMore, has_newer: hasNewer };
    },
  ),
  POST: memberCall(
    {
      summary: "Sends a message",
      input: messageDraft,
      takesFile: true,
      answer: sentAnswer,
      status: [201, 200],
      errors: [
        chatNotFound,
        recipientUnavailable,
        notConfirmed,
        memberMuted,
        insufficientCredits,
        emptyMessage,
        tooLong,
        held,
        heldBecause,
        tooManyCopies,
        copiesToProve,
        puzzleSpent,
        tooManyUnworked,
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
    {
      summary: "Reacts to a message",
      input: reactionRequest,
      answer: doneAnswer,
      errors: [chatNotFound, recipientUnavailable, notConfirmed],
    },
    async ({ site, member, input }) => {
      await keepPace(site, member, "reactions");
      await react(site, member, input.message, input.reaction);
      return DONE;
    },
  ),
  DELETE: memberCall(
    {
      summary: "Withdraws a message",
      input: messageRequest,
      answer: doneAnswer,
      errors: [chatNotFound, takenBackTooLate],
    },
    async ({ site, member, input }) => {
      await takeBack(site, member, input.message);
      return DONE;
    },
  ),
});

export const loader = messages;
export const action = messages;
