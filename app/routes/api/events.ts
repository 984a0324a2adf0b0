import { z } from "zod";
import { endpoint, memberCall } from "~/app/request/endpoint";
import { memberEvents } from "~/app/request/events/events";

const eventsQuery = z.object({ after: z.string().optional() });

const events = endpoint({
  GET: memberCall(
    { summary: "Streams the member’s events", input: eventsQuery, answer: "text/event-stream" },
    memberEvents,
  ),
});

export const loader = events;
export const action = events;
