import { requireSession } from '#web/session/guard.ts';
import { requireGatewayDocument } from '#web/shared/payments/gateway-document.ts';

export { GuardedArea as default } from '#web/session/guarded-area.tsx';
export { RestoringSession as HydrateFallback } from '#web/shell/restoring-session.tsx';

export const clientMiddleware = [requireSession(['user', 'astrologer', 'admin']), requireGatewayDocument];

/** Loads nothing. The area needs a loader so that its guard runs on the first load of every page below it. */
export const clientLoader = () => null;
clientLoader.hydrate = true as const;
