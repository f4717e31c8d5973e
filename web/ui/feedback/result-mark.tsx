import type { ReactNode } from 'react';
import { Drawing } from '#web/drawings/drawing.tsx';
import { Orbit } from '../orbit.tsx';

/** A result: a lit lamp for success, an unlit one for failure, the loader while checking. */
export type ResultState = 'success' | 'failed' | 'checking';

/**
 * The result of a payment or an order: icon, heading, one sentence, facts, at most two actions. Text that changes
 * while the page is open (checking, then paid) is announced.
 */
export function Result({
  state,
  title,
  text,
  facts,
  actions,
}: {
  state: ResultState;
  title: string;
  text?: string;
  facts?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <div className="wrap section grid justify-items-center gap-4 text-center max-sm:gap-3 max-sm:pt-5">
      <ResultMark state={state} />
      <div role="status" className="grid w-full gap-4 max-sm:gap-2">
        <h1 className="text-h1">{title}</h1>
        {text && <p className="mx-auto w-full max-w-[46ch] text-lg text-balance text-ink-2">{text}</p>}
      </div>
      {facts}
      {actions && <div className="mt-2 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  );
}

/** The icon alone. All three have the same size, so that the text below does not move. */
export function ResultMark({ state }: { state: ResultState }) {
  return (
    <span className="grid size-[min(28vw,13rem)] place-items-center">
      {state === 'checking' ? <Orbit className="size-full" /> : <Lamp lit={state === 'success'} />}
    </span>
  );
}

/**
 * A lamp. A lit one is kindled once: the light grows from the wick of the cold lamp beneath it, whose smoke is cut off.
 */
const Lamp = ({ lit }: { lit: boolean }) =>
  lit ? (
    <span className="grid size-full *:col-start-1 *:row-start-1">
      <span className="motion-reduce:hidden">
        <Drawing name="diya-unlit" eager className="size-full [clip-path:inset(45%_-11%_-11%)]" />
      </span>
      <Drawing
        name="diya"
        eager
        className="size-full motion-safe:animate-[nr-kindle_1.1s_var(--nr-ease)_.35s_both]"
      />
    </span>
  ) : (
    <Drawing name="diya-unlit" eager className="size-full grayscale" />
  );
