import { returns as returnsApi } from '#contract/selling/returns/endpoints.ts';
import { returnStepEndpoints as returnStepEndpointsApi } from '#contract/selling/returns/step-endpoints.ts';
import { everyMinute } from '../../platform/core/durations.ts';
import type { RouteRegistry } from '../../platform/http/route-registry.ts';
import type { PartsOf } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { returnEmails } from './emails/emails.ts';
import { returnProblems } from './integrity.ts';
import { returnsPersonal } from './personal-data.ts';
import { returnStepHandlers, returnsHandlers } from './routes.ts';
import { createReturns } from './service.ts';

/** Products that come back. */
export const returnsModule = {
  name: 'returns',
  start(platform: Platform, parts: PartsOf<typeof createReturns>) {
    const returns = createReturns(platform, parts);
    return {
      services: { returns },
      endpoints: (routes: RouteRegistry) => {
        routes.register(returnsApi, returnsHandlers(returns));
        routes.register(returnStepEndpointsApi, returnStepHandlers(returns));
      },
      schedules: { returns: { sweep: returns.sweep, cron: everyMinute } },
    };
  },
  emails: returnEmails,
  personalData: [returnsPersonal],
  integrity: [returnProblems],
};
