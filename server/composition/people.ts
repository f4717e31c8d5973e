import { visitors as visitorCalls } from '#contract/visitors.ts';
import type { Platform } from '../platform/platform.ts';
import { visitorsHandlers } from '../visitors/routes.ts';
import { createVisitors } from '../visitors/service.ts';
import type { Foundation } from './foundation.ts';
import type { Serving } from './serving.ts';

/** What the shop knows of people, and what they may say about it. */
export type People = ReturnType<typeof createPeople>;

/** Visitors, mail preferences and personal data. */
export function createPeople(platform: Platform, { audit }: Foundation) {
  const visitors = createVisitors(platform, { audit });
  return { visitors };
}

/** Serves their calls. */
export function servePeople({ calls }: Serving, { visitors }: People): void {
  calls(visitorCalls, visitorsHandlers(visitors));
}
