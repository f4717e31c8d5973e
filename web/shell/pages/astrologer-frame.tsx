import { AstrologerShell } from '#web/consultations/astrologers/astrologer-shell.tsx';
import { RequestsProvider } from '#web/consultations/astrologers/requests-context.tsx';
import { requireSession } from '#web/session/guard.ts';
import { GuardedArea } from '#web/session/guarded-area.tsx';
import { useSession } from '#web/session/store.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang } from '#web/texts/use-texts.ts';

export { RestoringSession as HydrateFallback } from '#web/shell/restoring-session.tsx';

export const handle: PageHandle = { bare: true };

export const clientMiddleware = [requireSession(['astrologer'])];

/**
 * Loads the layout's texts. The area needs a loader so that its guard runs on the first load of every page
 * below it.
 */
export const clientLoader = async () => ({ texts: await loadTexts(pageLang(), ['astrologers', 'shell']) });
clientLoader.hydrate = true as const;

/**
 * The layout of every astrologer page. The astrologer is online while one is open, and sees incoming
 * requests.
 */
export default function AstrologerArea() {
  const session = useSession();
  if (!session) return <GuardedArea />;
  return (
    <RequestsProvider>
      <AstrologerShell>
        <GuardedArea />
      </AstrologerShell>
    </RequestsProvider>
  );
}
