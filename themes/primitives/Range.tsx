import { type PointerEvent, type ReactNode, useId, useRef, useState } from "react";
import { describedBy, FieldNotes } from "./Field";
import * as fieldCss from "./Field.css";
import { join } from "./join";
import * as css from "./Range.css";

interface Scale {
  /** The smallest number of the scale. `min` and `max` are whole and included. */
  min: number;
  max: number;
  /** The step of the scale. Default: 1. */
  step?: number;
  hint?: ReactNode;
  error?: string;
  disabled?: boolean;
}

export interface RangeProps extends Scale {
  label: ReactNode;
  name: string;
  defaultValue: number;
  /** Returns the value in words: "up to 50 km". */
  say: (value: number) => string;
  onChange?: (value: number) => void;
}

/** A number on a scale: a native control that works without a script. */
export function Range({ label, name, defaultValue, say, onChange, ...scale }: RangeProps) {
  const id = useId();
  const [value, setValue] = useState(defaultValue);
  const { min, max, step = 1, hint, error, disabled } = scale;
  const change = (next: number) => {
    setValue(next);
    onChange?.(next);
  };
  return (
    <div className={fieldCss.field}>
      <div className={css.head}>
        <label className={css.label} htmlFor={id}>
          {label}
        </label>
        <span className={css.value} aria-hidden="true">
          {say(value)}
        </span>
      </div>
      <div className={css.slider} data-disabled={disabled || undefined}>
        <Track scale={scale} from={min} to={value} />
        <input
          type="range"
          id={id}
          name={name}
          {...{ min, max, step, value, disabled }}
          className={css.input}
          aria-valuetext={say(value)}
          aria-describedby={describedBy(id, hint, error)}
          aria-invalid={error ? true : undefined}
          onChange={(event) => change(event.target.valueAsNumber)}
        />
      </div>
      <Ends {...scale} />
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

export type Span = readonly [low: number, high: number];

export interface RangeSpanProps extends Scale {
  legend: ReactNode;
  /** The names of both numbers for screen readers ("from", "to"). */
  names: readonly [string, string];
  labels: readonly [string, string];
  defaultValue: Span;
  /** Returns both values in words: "25 to 40 years". */
  say: (span: Span) => string;
  onChange?: (span: Span) => void;
}

/**
 * A span between two numbers: two native controls on one track. A script keeps them from passing each other. Without a
 * script they may, so the form's parser takes the lower number as the first.
 */
export function RangeSpan({ legend, names, labels, defaultValue, say, onChange, ...scale }: RangeSpanProps) {
  const id = useId();
  const [span, setSpan] = useState(defaultValue);
  const inputs = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)] as const;
  const { min, max, step = 1, hint, error, disabled } = scale;
  const change = (which: 0 | 1, value: number) => {
    const next: Span = which === 0 ? [Math.min(value, span[1]), span[1]] : [span[0], Math.max(value, span[0])];
    setSpan(next);
    onChange?.(next);
  };
  const jump = (event: PointerEvent<HTMLDivElement>) => {
    if (disabled || event.target instanceof HTMLInputElement) return;
    const value = valueAt(event, min, max, step);
    const which = value - span[0] <= span[1] - value ? 0 : 1;
    event.preventDefault();
    inputs[which].current?.focus();
    change(which, value);
  };
  // Ignores touches, because a finger may be about to scroll.
  const press = (event: PointerEvent<HTMLDivElement>) => event.pointerType === "mouse" && jump(event);
  const lift = (event: PointerEvent<HTMLDivElement>) => event.pointerType !== "mouse" && jump(event);
  return (
    <fieldset className={fieldCss.field} aria-describedby={describedBy(id, hint, error)} disabled={disabled}>
      <legend className={css.legend}>
        {legend}
        <span className={css.value} aria-hidden="true">
          {say(span)}
        </span>
      </legend>
      <div className={css.slider} data-disabled={disabled || undefined} onPointerDown={press} onPointerUp={lift}>
        <Track scale={scale} from={span[0]} to={span[1]} />
        {([0, 1] as const).map((which) => (
          <input
            key={which}
            ref={inputs[which]}
            type="range"
            name={names[which]}
            {...{ min, max, step }}
            value={span[which]}
            className={join(css.input, css.ofTwo, span[0] - min > max - span[1] === (which === 0) && css.above)}
            aria-label={labels[which]}
            aria-invalid={error ? true : undefined}
            onChange={(event) => change(which, event.target.valueAsNumber)}
          />
        ))}
      </div>
      <Ends {...scale} />
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}

/** An SVG, because the server must place both ends without a style attribute. */
function Track({ scale: { min, max }, from, to }: { scale: Scale; from: number; to: number }) {
  const percent = (value: number) => `${((value - min) / (max - min)) * 100}%`;
  return (
    <svg className={css.track} aria-hidden="true">
      <rect className={css.chosen} x={percent(from)} width={percent(min + to - from)} height="100%" />
    </svg>
  );
}

function Ends({ min, max }: Scale) {
  return (
    <div className={css.ends} aria-hidden="true">
      <span>{min}</span>
      <span>{max}</span>
    </div>
  );
}

/** Returns the number under the pointer. The track begins and ends half a thumb inside the element. */
function valueAt({ currentTarget, clientX }: PointerEvent<HTMLDivElement>, min: number, max: number, step: number) {
  const { left, width, height } = currentTarget.getBoundingClientRect();
  const part = Math.min(1, Math.max(0, (clientX - left - height / 2) / (width - height)));
  return min + Math.round((part * (max - min)) / step) * step;
}
