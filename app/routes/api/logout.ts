import { z } from "zod";
import { endSession } from "~/app/domain/account/sessions/sessions";
import { endpoint, json, openCall } from "~/app/request/endpoint";
import { loggedOutHeaders, tokenOf } from "~/app/request/session";

const logout = endpoint({
  GET: openCall({ summary: "Ends the session", answer: z.literal("done") }, async ({ site, request, visit }) => {
    const token = tokenOf(request);
    if (token) await endSession(site, token);
    return json("done" as const, 200, loggedOutHeaders(visit));
  }),
});

export const loader = logout;
export const action = logout;
