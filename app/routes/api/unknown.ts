import { domainError } from "~/app/domain/errors";
import { wireError } from "~/app/request/error-response";
import type { Visit } from "~/app/request/visit";

const notFound = domainError("error.not_found", "not_found");

function unknown({ request, context }: { request: Request; context: { visit: Visit } }): Response {
  const path = new URL(request.url).pathname;
  return wireError(notFound({ params: { path } }), context.visit.words);
}

export const loader = unknown;
export const action = unknown;
