import { domainError } from "~/app/domain/errors";

export const exportNotFound = domainError("settings.export_not_found", "not_found");
