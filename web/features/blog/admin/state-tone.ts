import type { PostState } from '#contract/blog/rules.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';

/** The tone of a post's state. */
export const stateTone: Record<PostState, BadgeTone> = { draft: 'off', scheduled: 'info', published: 'good' };
