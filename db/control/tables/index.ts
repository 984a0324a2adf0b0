export * from "./operators";
