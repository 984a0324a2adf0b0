import { domainError } from "~/app/domain/errors";

export const selfLiked = domainError("likes.self", "invalid");
