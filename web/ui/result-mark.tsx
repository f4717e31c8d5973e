import type { ReactNode } from 'react';
import { Drawing } from '#web/drawings/drawing.tsx';

/** A result: a lit lamp for success, an unlit one for failure, a clock while checking. */
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
    <div className="wrap section grid justify-items-center gap-4 text-center">
      <ResultMark state={state} />
      <div role="status" className="grid w-full gap-4">
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
    <span className="grid size-[min(52vw,13rem)] place-items-center">
      {state === 'checking' ? <Clock /> : <Lamp lit={state === 'success'} />}
    </span>
  );
}

const Lamp = ({ lit }: { lit: boolean }) => (
  <Drawing name={lit ? 'diya' : 'diya-unlit'} eager className={`size-full ${lit ? '' : 'grayscale'}`} />
);

const Clock = () => (
  <svg viewBox="0 0 160 160" aria-hidden="true" className="size-40 fill-none">
    <circle cx="80" cy="80" r="66" className="stroke-tile" strokeWidth="8" />
    <path
      d="M80 14a66 66 0 0 1 66 66"
      className="origin-center stroke-manik-text motion-safe:animate-[spin_1.6s_linear_infinite]"
      strokeWidth="8"
      strokeLinecap="round"
    />
    <path
      d="M80 46v36l22 13"
      className="stroke-ink"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
