import { domainError } from "~/app/domain/errors";

export const membersOnly = domainError("search.members_only", "forbidden");
