export * from "./audit";
export * from "./checkpoints";
export * from "./leases";
export * from "./mails";
export * from "./operators";
export * from "./postponed";
export * from "./settings";
export * from "./views";
