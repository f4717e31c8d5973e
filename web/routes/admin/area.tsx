import { useEffect } from 'react';
import { AdminShell } from '#web/admin/admin-shell.tsx';
import { requirePage, watchRights } from '#web/admin/rights.ts';
import { requireSession } from '#web/session/guard.ts';
import { GuardedArea } from '#web/session/guarded-area.tsx';
import { useSession } from '#web/session/store.ts';
import { FreshProof } from '#web/shared/accounts/second-factor/fresh-proof.tsx';
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
export const clientLoader = async () => ({ texts: await loadTexts(pageLang(), ['admin', 'shell']) });
clientLoader.hydrate = true as const;

/** The texts do not change between admin pages. */
export const shouldRevalidate = () => false;

/** The layout of every admin page. */
export default function AdminArea() {
  useEffect(watchRights, []);
  if (!useSession()) return <GuardedArea />;
  return (
    <AdminShell>
      <GuardedArea />
      <FreshProof />
    </AdminShell>
  );
}
