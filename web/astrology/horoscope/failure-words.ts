import type { Messages } from '#languages/messages.gen.ts';
import type { LoadWords } from '#web/api/load.ts';

/** Returns the words of a page for predictions that do not exist (`missing`), or could not be loaded. */
export function failureWords(
  { horoscope: { title, problem } }: Pick<Messages, 'horoscope'>,
  missing: 'sign' | 'none' = 'none',
): LoadWords {
  return {
    title,
    failed: problem.failed,
    retry: problem.retry,
    missing: { title: problem[missing] },
    back: { to: '/daily-prediction', text: problem.toAll },
  };
}
