import {
  Column,
  type DriverValueDecoder,
  type DriverValueEncoder,
  is,
  noopDecoder,
  Param,
  Placeholder,
  SQL,
} from "drizzle-orm";

export type Values = Record<string, unknown>;
export type Bind = (values: Values) => unknown[];
export type ReadRow = (row: unknown[]) => Record<string, unknown>;

/** As much of a selected field as reading a row takes. */
interface Field {
  path: string[];
  field: unknown;
}

/** Binds each place of a statement: a value as it is, or the one of that name, as its column stores it. */
export function binder(params: readonly unknown[]): Bind {
  const places = params.map((param) => {
    if (is(param, Placeholder)) return { name: String(param.name), encoder: undefined };
    if (is(param, Param) && is(param.value, Placeholder)) {
      return { name: String(param.value.name), encoder: param.encoder as DriverValueEncoder<unknown, unknown> };
    }
    return param;
  });
  const isOpen = (place: unknown): place is Open => typeof place === "object" && place !== null && "encoder" in place;
  if (!places.some(isOpen)) return () => places;
  return (values) => places.map((place) => (isOpen(place) ? valueFor(place, values) : place));
}

interface Open {
  name: string;
  encoder: DriverValueEncoder<unknown, unknown> | undefined;
}

function valueFor({ name, encoder }: Open, values: Values): unknown {
  if (!(name in values)) throw new Error(`No value for placeholder "${name}" was provided`);
  return encoder ? encoder.mapToDriverValue(values[name]) : values[name];
}

/** Undefined where a field lies deeper than in the row itself, as a joined table's do. */
export function rowReader(fields: readonly Field[]): ReadRow | undefined {
  if (fields.some(({ path }) => path.length !== 1)) return undefined;
  const columns = fields.map(({ path, field }) => ({ key: path[0]!, decoder: decoderOf(field) }));
  if (columns.some(({ decoder }) => decoder === undefined)) return undefined;
  const plan = columns.map(({ key, decoder }) => ({ key, decoder: isPlain(decoder!) ? undefined : decoder }));
  return (row) => {
    const result: Record<string, unknown> = {};
    for (let at = 0; at < plan.length; at++) {
      const { key, decoder } = plan[at]!;
      const value = row[at];
      result[key] = value === null || decoder === undefined ? value : decoder.mapFromDriverValue(value);
    }
    return result;
  };
}

type Decoder = DriverValueDecoder<unknown, unknown>;

function decoderOf(field: unknown): Decoder | undefined {
  if (is(field, Column)) return field;
  const statement = is(field, SQL) ? field : is(field, SQL.Aliased) ? field.sql : undefined;
  return (statement as { decoder?: Decoder } | undefined)?.decoder;
}

/** Whether it gives back what it is given. */
function isPlain(decoder: Decoder): boolean {
  return [noopDecoder.mapFromDriverValue, Column.prototype.mapFromDriverValue].includes(decoder.mapFromDriverValue);
}
