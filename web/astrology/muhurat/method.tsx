import type { Purpose } from '#contract/astrology/muhurat/purposes.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { purposeWords } from './purpose-words.ts';

/** Says by which rule the hours are chosen, and what it leaves to an astrologer. */
export function Method({ purpose }: { purpose: Purpose }) {
  const t = useTexts('muhurat');
  return (
    <section className="mt-12 max-w-[70ch]">
      <h2 className="text-h2">{t.method.heading}</h2>
      {[purposeWords(t, purpose).rule, t.method.clear, t.method.score, t.method.limits].map((text) => (
        <p key={text} className="mt-3 text-ink-2">
          {text}
        </p>
      ))}
    </section>
  );
}
