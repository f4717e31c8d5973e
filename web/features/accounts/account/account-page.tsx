import { ChevronLeft } from 'lucide';
import type { ReactNode } from 'react';
import { useTexts } from '#web/texts/use-texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

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
          <TextLink to="/dashboard" className="inline-flex min-h-11 items-center gap-1 text-sm">
            <Icon of={ChevronLeft} small />
            {links.account}
          </TextLink>
          <h1 className="text-h1">{title}</h1>
          <p className="mt-1 max-w-[64ch] text-ink-2">{intro}</p>
        </div>
        {action}
      </header>
      {children}
    </div>
  );
}
