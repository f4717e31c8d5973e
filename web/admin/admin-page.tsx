import type { ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';

/**
 * An admin page: title with one line below it, actions on the right, then the content. On wide screens it has a white
 * background; `open` omits it (a dashboard, a form of several cards). The content is dimmed while another filter
 * loads.
 */
export function AdminPage({
  title,
  intro,
  actions,
  open,
  children,
}: {
  title: string;
  intro?: string;
  actions?: ReactNode;
  open?: boolean;
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  const renewing = useNavigation().location?.pathname === pathname;
  const sheet = open
    ? 'lg:px-2'
    : 'lg:rounded-tile lg:border lg:border-line lg:bg-surface lg:px-6 lg:min-h-[calc(100dvh-1.25rem)]';
  return (
    <div className="min-w-0 px-4 pt-5 pb-20 lg:py-2.5 lg:pr-2.5 lg:pl-0">
      <div className={`min-w-0 lg:pt-4.5 lg:pb-8 ${sheet}`}>
        <header className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div className="min-w-0">
            <h1 className="text-h2 break-words">{title}</h1>
            {intro && <p className="mt-0.5 max-w-[64ch] text-sm text-ink-2">{intro}</p>}
          </div>
          {actions && <div className="flex flex-wrap items-center gap-2.5 max-sm:w-full">{actions}</div>}
        </header>
        <div
          aria-busy={renewing || undefined}
          className={`transition-opacity duration-(--nr-mid) ${renewing ? 'opacity-60 delay-200' : ''}`}
        >
          {children}
        </div>
      </div>
    </div>
  );
}
