import { endSession } from "~/app/domain/accounts/sessions";
import { json, openEndpoint } from "~/app/request/endpoint";
import { endSessionCookie, tokenOf } from "~/app/request/session";

const logout = openEndpoint({
  GET: [
    null,
    async ({ site, request, visit }) => {
      const token = tokenOf(request);
      if (token) await endSession(site, token);
      return json("done", 200, { "Set-Cookie": endSessionCookie(visit) });
    },
  ],
});

export const loader = logout;
export const action = logout;
