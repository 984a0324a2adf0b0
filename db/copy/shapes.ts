import * as tables from "../tables";
import { type Shape, shapesOf } from "./shape";

/** A tenant's tables, each after those that its rows belong to. */
export function shapes(): Shape[] {
  return shapesOf(tables);
}
