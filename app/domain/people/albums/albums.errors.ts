import { domainError } from "~/app/domain/errors";

/** The member is hidden from the viewer, or has no private photos. */
export const albumNotFound = domainError("albums.not_found", "not_found");
export const ownAlbum = domainError("albums.own", "invalid");
