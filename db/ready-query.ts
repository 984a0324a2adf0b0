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

interface Field {
  path: string[];
  field: unknown;
}

/** Binds each parameter of a statement: a fixed value, or a named value as its column stores it. */
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
  return compiledOnceWarm(
    (values) => places.map((place) => (isOpen(place) ? valueFor(place, values) : place)),
    () => {
      const parts = places.map((place, at) => {
        if (!isOpen(place)) return `places[${at}]`;
        const name = JSON.stringify(place.name);
        const value = `(${name} in values ? values[${name}] : missing(${name}))`;
        return place.encoder ? `places[${at}].encoder.mapToDriverValue(${value})` : value;
      });
      return compiled("values", `[${parts}]`, { places, missing });
    },
  );
}

/**
 * The number of calls after which a statement's function is compiled. A statement that is used once is never compiled.
 */
const WARM = 50;

/**
 * Loops over column names at first, and compiles a function once the statement is frequent. The loop takes ten times as
 * long as the compiled function.
 */
function compiledOnceWarm<A, R>(loop: (given: A) => R, compile: () => (given: A) => R): (given: A) => R {
  let run = loop;
  let calls = 0;
  return (given) => {
    if (calls < WARM && ++calls === WARM) run = compile();
    return run(given);
  };
}

/** Compiles a function of one argument from an expression, which contains only names of our own code. */
function compiled<F>(argument: string, expression: string, known: Record<string, unknown>): F {
  const make = new Function(...Object.keys(known), `return (${argument}) => (${expression})`);
  return make(...Object.values(known)) as F;
}

interface Open {
  name: string;
  encoder: DriverValueEncoder<unknown, unknown> | undefined;
}

function valueFor({ name, encoder }: Open, values: Values): unknown {
  const value = name in values ? values[name] : missing(name);
  return encoder ? encoder.mapToDriverValue(value) : value;
}

function missing(name: string): never {
  throw new Error(`No value for placeholder "${name}" was provided`);
}

/** Returns a reader of rows with these fields. Undefined if a field is nested, as in a joined table. */
export function rowReader(fields: readonly Field[]): ReadRow | undefined {
  if (fields.some(({ path }) => path.length !== 1)) return undefined;
  const columns = fields.map(({ path, field }) => ({ key: path[0]!, decoder: decoderOf(field) }));
  if (columns.some(({ decoder }) => decoder === undefined)) return undefined;
  const plan = columns.map(({ key, decoder }) => ({ key, decoder: isPlain(decoder!) ? undefined : decoder }));
  return compiledOnceWarm(
    (row) => {
      const result: Record<string, unknown> = {};
      for (let at = 0; at < plan.length; at++) {
        const { key, decoder } = plan[at]!;
        const value = row[at];
        result[key] = value === null || decoder === undefined ? value : decoder.mapFromDriverValue(value);
      }
      return result;
    },
    () => {
      const parts = plan.map(({ key, decoder }, at) => {
        const value = `row[${at}]`;
        const read = decoder ? `${value} === null ? null : plan[${at}].decoder.mapFromDriverValue(${value})` : value;
        return `${JSON.stringify(key)}: ${read}`;
      });
      return compiled("row", `({ ${parts} })`, { plan });
    },
  );
}

type Decoder = DriverValueDecoder<unknown, unknown>;

function decoderOf(field: unknown): Decoder | undefined {
  if (is(field, Column)) return field;
  const statement = is(field, SQL) ? field : is(field, SQL.Aliased) ? field.sql : undefined;
  return (statement as { decoder?: Decoder } | undefined)?.decoder;
}

function isPlain(decoder: Decoder): boolean {
  return [noopDecoder.mapFromDriverValue, Column.prototype.mapFromDriverValue].includes(decoder.mapFromDriverValue);
}
