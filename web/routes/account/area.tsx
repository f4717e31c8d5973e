import { requireSession } from '#web/session/guard.ts';
import { GuardedArea } from '#web/session/guarded-area.tsx';
import { FreshProof } from '#web/shared/accounts/second-factor/fresh-proof.tsx';
import { requireGatewayDocument } from '#web/shared/payments/gateway-document.ts';

export { RestoringSession as HydrateFallback } from '#web/shell/restoring-session.tsx';

export const clientMiddleware = [requireSession(['user', 'astrologer', 'admin']), requireGatewayDocument];

/** Loads nothing. The area needs a loader so that its guard runs on the first load of every page below it. */
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

/** The layout of every page of a signed-in person. */
export default function MemberArea() {
  return (
    <>
      <GuardedArea />
      <FreshProof />
    </>
  );
}
