import type { PostState } from '#contract/blog/rules.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';

/** The badge tone of each post state. */
export const stateTone: Record<PostState, BadgeTone> = { draft: 'off', scheduled: 'info', published: 'good' };
