import type { ReactNode } from 'react';
import { useTexts } from '#web/texts/use-texts.ts';
import { BackLink } from '#web/ui/back-link.tsx';

/**
 * Lays out a page of the account: the link back to the account home, the heading, and its actions at the
 * right.
 */
export function AccountPage({
  title,
  intro,
  action,
  children,
}: {
  title: string;
  intro: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  const { links } = useTexts('shell');
  return (
    <div className="wrap pt-4 pb-16 lg:pt-9 lg:pb-24">
      <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 lg:mb-8">
        <div>
          <BackLink to="/dashboard">{links.account}</BackLink>
          <h1 className="text-h1">{title}</h1>
          <p className="mt-1 max-w-[64ch] text-ink-2">{intro}</p>
        </div>
        {action}
      </header>
      {children}
    </div>
  );
}
