import { useEffect } from 'react';
import { AdminShell } from '#web/admin/admin-shell.tsx';
import { watchInput } from '#web/admin/input.ts';
import { requirePage, watchRights } from '#web/admin/rights.ts';
import { onBackground } from '#web/api/client.ts';
import { BellButton, NewsPanel, useAdminNews } from '#web/office/admin-search/bell.tsx';
import { SearchButton, SearchPanel, useAdminSearch } from '#web/office/admin-search/search-button.tsx';
import { FreshProof } from '#web/people/accounts/shared/second-factor/fresh-proof.tsx';
import { requireSession } from '#web/session/guard.ts';
import { GuardedArea } from '#web/session/guarded-area.tsx';
import { useSession } from '#web/session/store.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang } from '#web/texts/use-texts.ts';

export { RestoringSession as HydrateFallback } from '#web/shell/restoring-session.tsx';

export const handle: PageHandle = { bare: true };

export const clientMiddleware = [requireSession(['admin']), requirePage];

/**
 * Loads the admin texts. The area needs a loader so that its guard runs on the first load of every page below
 * it.
 */
export const clientLoader = async () => ({
  texts: await loadTexts(pageLang(), ['admin', 'admin-search', 'shell']),
});
clientLoader.hydrate = true as const;

/** The texts do not change between admin pages. */
export const shouldRevalidate = () => false;

/** Lets the session of an admin who has left the admin pages end, although open pages go on asking for news. */
function watchUse(): () => void {
  const { isQuiet, stop } = watchInput(window, Date.now);
  const end = onBackground(isQuiet);
  return () => {
    end();
    stop();
  };
}

/** The layout of every admin page. */
export default function AdminArea() {
  useEffect(watchRights, []);
  useEffect(watchUse, []);
  if (!useSession()) return <GuardedArea />;
  return <Frame />;
}

/** The frame with the search and the bell, which need a session. */
function Frame() {
  const search = useAdminSearch();
  const news = useAdminNews();
  return (
    <>
      <AdminShell
        search={(wide) => <SearchButton search={search} wide={wide} />}
        bell={<BellButton state={news} />}
      >
        <GuardedArea />
        <FreshProof />
      </AdminShell>
      <SearchPanel search={search} />
      <NewsPanel state={news} />
    </>
  );
}
