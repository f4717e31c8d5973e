import type { ReactNode } from 'react';

/** The meaning of a badge. */
export type BadgeTone = 'good' | 'warn' | 'bad' | 'info' | 'off';

const tones: Record<BadgeTone, string> = {
  good: 'bg-panna-wash text-panna',
  warn: 'bg-gomed-wash text-gomed',
  bad: 'bg-moonga-wash text-moonga',
  info: 'bg-neelam-wash text-neelam',
  off: 'bg-tile text-ink-2',
};

/** A status in a word, with a dot: never colour alone. */
export function Badge({
  tone,
  dot = true,
  children,
}: {
  tone: BadgeTone;
  dot?: boolean;
  children: ReactNode;
}) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-[.4rem] px-2 py-0.75 text-xs leading-[1.35] font-semibold lang-hi:leading-[1.4] ${tones[tone]}`}
    >
      {dot && <span aria-hidden className="size-[.45rem] shrink-0 rounded-full bg-current" />}
      <span>{children}</span>
    </span>
  );
}
