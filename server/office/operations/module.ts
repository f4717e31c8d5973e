import { operations as operationsApi } from '#contract/office/operations/endpoints.ts';
import type { RouteRegistry } from '../../platform/http/route-registry.ts';
import type { PartsOf } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { operationsHandlers } from './routes.ts';
import { createOperations } from './service.ts';

/** Jobs, webhooks and payment mismatches. */
export const operationsModule = {
  name: 'operations',
  start(platform: Platform, parts: PartsOf<typeof createOperations>) {
    const operations = createOperations(platform, parts);
    return {
      services: { operations },
      endpoints: (routes: RouteRegistry) => routes.register(operationsApi, operationsHandlers(operations)),
    };
  },
};
