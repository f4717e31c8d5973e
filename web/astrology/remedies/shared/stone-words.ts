import type { Lang } from '#languages/list.ts';
import type { Messages } from '#languages/messages.gen.ts';

/** The texts `remedies` and their language. A report may be in another language than its page. */
export type StoneWords = { t: Messages['remedies']; lang: Lang };
