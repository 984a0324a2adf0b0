import * as tables from "../tables";
import { type Shape, shapesOf } from "./shape";

/** A tenant's tables, each after those that its rows refer to. */
export function shapes(): Shape[] {
  return shapesOf(tables);
}
