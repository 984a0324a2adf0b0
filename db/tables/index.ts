export * from "./accounts";
export * from "./chats";
export * from "./profiles";
export * from "./relations";
