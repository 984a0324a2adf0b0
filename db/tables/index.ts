export * from "./accounts";
export * from "./chats";
export * from "./ledger";
export * from "./outbox";
export * from "./profiles";
export * from "./relations";
