export * from "./accounts";
export * from "./chats";
export * from "./ledger";
export * from "./profiles";
export * from "./relations";
