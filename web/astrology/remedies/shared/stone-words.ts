import type { Lang } from '#languages/list.ts';
import type { AllTexts } from '#web/texts/index.ts';

/** The texts `remedies` and their language. A report may be in another language than its page. */
export type StoneWords = { t: AllTexts['remedies']; lang: Lang };
