export { useScripted } from "~/themes/primitives";
