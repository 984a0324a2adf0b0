import { domainError } from "~/app/domain/errors";

export const selfBlocked = domainError("blocks.self", "invalid");
