import type { ComponentProps } from 'react';

/**
 * A switch that takes effect at once. Its name and state are for screen readers; visible text is beside it. `tone` is
 * the meaning of on.
 */
export function Switch({
  on,
  tone = 'manik',
  ...rest
}: { on: boolean; tone?: 'manik' | 'good' } & Omit<ComponentProps<'button'>, 'role' | 'type'>) {
  const lit = tone === 'good' ? 'group-aria-checked:bg-[#0b7a4b]' : 'group-aria-checked:bg-manik';
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      {...rest}
      className="group grid h-12 w-14 shrink-0 place-items-center"
    >
      <span
        className={`relative block h-8 w-14 rounded-full border-[1.5px] border-line-strong bg-tile transition-colors duration-(--nr-mid) group-aria-checked:border-transparent ${lit}`}
      >
        <span className="absolute top-1/2 left-1 size-6 -translate-y-1/2 rounded-full bg-line-strong transition-[translate,background-color] duration-(--nr-mid) group-aria-checked:translate-x-5.5 group-aria-checked:bg-white" />
      </span>
    </button>
  );
}
