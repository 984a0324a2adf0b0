import { domainError } from "~/app/domain/errors";

export const exportNotFound = domainError("settings.export_not_found", "not_found");

/** An export was made within the last day. */
export const exportedLately = domainError("actions.export_lately", "conflict");
