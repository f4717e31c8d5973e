import { CircleCheck, Info, TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { withoutSign } from '#web/texts/format.ts';
import { Icon } from '../icon.tsx';

const tones = {
  good: { look: 'bg-panna-wash text-panna', icon: CircleCheck },
  warn: { look: 'bg-gomed-wash text-gomed', icon: TriangleAlert },
  bad: { look: 'bg-moonga-wash text-moonga', icon: TriangleAlert },
  info: { look: 'bg-neelam-wash text-neelam', icon: Info },
} as const;

/** A persistent message: icon, text, and an action. Problems are announced at once (assertive), others politely. */
export function Banner({
  tone,
  children,
  action,
  className = '',
}: {
  tone: keyof typeof tones;
  children: ReactNode;
  action?: ReactNode;
  className?: string;
}) {
  const { look, icon } = tones[tone];
  return (
    <div
      role={tone === 'bad' || tone === 'warn' ? 'alert' : 'status'}
      className={`flex flex-wrap items-start gap-x-3 gap-y-2 rounded-[.75rem] px-4 py-3.5 font-medium ${look} ${className}`}
    >
      <Icon of={icon} className="mt-0.5" />
      <div className="min-w-0 flex-1">{typeof children === 'string' ? withoutSign(children) : children}</div>
      {action}
    </div>
  );
}
