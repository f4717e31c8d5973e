import { Check, X } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';

/** One step: its name, and a detail (a time, a place). */
export type Step = { name: string; detail?: ReactNode; state: 'done' | 'current' | 'next' | 'failed' };

const circles: Record<Step['state'], string> = {
  done: 'border-panna bg-panna text-surface',
  current: 'border-ink bg-ink text-ground',
  next: 'border-line-strong bg-ground text-ink-3',
  failed: 'border-moonga bg-moonga text-surface',
};

const marks = { done: Check, failed: X };

/**
 * Numbered steps along a line, the first on top or at the left. Horizontal on wide screens; `down` keeps them vertical.
 */
export function ProgressSteps({
  steps,
  label,
  down,
}: {
  steps: readonly Step[];
  label: string;
  down?: boolean;
}) {
  return (
    <ol aria-label={label} className={down ? 'grid text-sm' : 'flex text-sm'}>
      {steps.map((step, i) => (
        <li
          key={step.name}
          aria-current={step.state === 'current' ? 'step' : undefined}
          // The last step has no line behind it, so that the steps end where their line ends.
          className={`relative leading-[1.3] text-ink-3 ${down ? 'flex-1 pb-5.5 pl-11 last:pb-0' : 'flex-1 pt-9.5 pr-2 last:flex-none last:pr-0'}`}
        >
          {i < steps.length - 1 && (
            <span
              aria-hidden="true"
              className={`absolute ${down ? 'top-7 bottom-0 left-[.82rem] w-0.5' : 'top-[.85rem] right-0 left-0 h-0.5'} ${step.state === 'done' ? 'bg-panna' : 'bg-line'}`}
            />
          )}
          <span
            aria-hidden="true"
            className={`absolute top-0 left-0 grid size-7 place-items-center rounded-full border-[1.5px] font-semibold ${circles[step.state]}`}
          >
            {step.state === 'done' || step.state === 'failed' ? <Icon of={marks[step.state]} small /> : i + 1}
          </span>
          <b className={`block font-semibold ${step.state === 'next' ? '' : 'text-ink'}`}>{step.name}</b>
          <span>{step.detail}</span>
        </li>
      ))}
    </ol>
  );
}
