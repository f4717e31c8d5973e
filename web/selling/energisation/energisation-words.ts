import type { EnergisationStatus } from '#contract/selling/energisation/rules.ts';
import type { Lang } from '#languages/list.ts';
import { formatDate } from '#web/texts/format.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';

/** The colour of each state. */
export const energisationTones: Record<EnergisationStatus, BadgeTone> = {
  asked: 'warn',
  planned: 'info',
  done: 'good',
  called_off: 'off',
};

/** Formats the day of an instant with its weekday (IST): Thu, 26 November. */
export const weekdayAndDate = (instant: string, lang: Lang): string =>
  formatDate(instant, lang, { weekday: 'short', day: 'numeric', month: 'long' });

/** Formats the time of an instant (IST): 1:06 pm. */
export const clockTime = (instant: string, lang: Lang): string =>
  formatDate(instant, lang, { hour: 'numeric', minute: '2-digit' });
