import * as tables from "../tables";
import { type Shape, shapesOf } from "./shape";

/** Returns a tenant's tables, each after those that its rows refer to. */
export function shapes(): Shape[] {
  return shapesOf(tables);
}
