import { lazy, type ReactNode, Suspense } from 'react';
import { loadPart } from '#web/api/load-part.ts';
import { FreshProof } from '#web/people/accounts/shared/second-factor/fresh-proof.tsx';
import { requireGatewayDocument } from '#web/selling/payments/shared/gateway-document.ts';
import { requireSession } from '#web/session/guard.ts';
import { GuardedArea } from '#web/session/guarded-area.tsx';
import { readSession, useSession } from '#web/session/store.ts';
import { usePageHandle } from '#web/shell/page-handle.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useKnownTexts } from '#web/texts/use-texts.ts';

export { RestoringSession as HydrateFallback } from '#web/shell/restoring-session.tsx';

const AstrologerFrame = lazy(() =>
  loadPart(() => import('#web/consultations/astrologers/astrologer-frame.tsx')),
);

export const clientMiddleware = [requireSession(['user', 'astrologer', 'admin']), requireGatewayDocument];

/**
 * Loads the texts of an astrologer's frame, and nothing for others. The area needs a loader so that its guard runs on
 * the first load of every page below it.
 */
export const clientLoader = async () =>
  readSession()?.role === 'astrologer'
    ? { texts: await loadTexts(pageLang(), ['astrologers', 'shell']) }
    : null;
clientLoader.hydrate = true as const;

/** The layout of every page of a signed-in person. */
export default function MemberArea() {
  return (
    <>
      <OwnFrame>
        <GuardedArea />
      </OwnFrame>
      <FreshProof />
    </>
  );
}

/** Draws the astrologer's frame around the pages that ask for it (`handle`). Others have the shop's. */
function OwnFrame({ children }: { children: ReactNode }) {
  const { astrologers, full } = usePageHandle();
  // Who signs in as an astrologer in another tab has not loaded the frame's texts.
  const known = useKnownTexts('astrologers') !== undefined;
  const framed = useSession()?.role === 'astrologer' && astrologers && known;
  if (!framed) return children;
  return (
    <Suspense>
      <AstrologerFrame full={full}>{children}</AstrologerFrame>
    </Suspense>
  );
}
