import { Eye, Search, TriangleAlert } from 'lucide';
import type { PredictionText } from '#contract/astrology/horoscope/endpoints.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Icon } from '#web/ui/icon.tsx';

const cards = [
  { key: 'seek', icon: Search },
  { key: 'challenge', icon: TriangleAlert },
  { key: 'insight', icon: Eye },
] as const;

/** Shows what to seek, what may be hard, and the insight. Empty cards are omitted. */
export function ThreeWords({ words }: { words: Pick<PredictionText, 'seek' | 'challenge' | 'insight'> }) {
  const t = useTexts('horoscope');
  const shown = cards.filter(({ key }) => words[key]);
  if (shown.length === 0) return null;
  return (
    <div className="grid gap-px overflow-hidden rounded-tile border border-line bg-line lg:auto-cols-fr lg:grid-flow-col">
      {shown.map(({ key, icon }) => (
        <section key={key} className="bg-surface px-5.5 py-5 lg:p-7">
          <h2 className="flex items-center gap-2.5 text-h3">
            <Icon of={icon} className="text-manik-text" />
            <span>{t[key]}</span>
          </h2>
          <p className="written mt-2 text-ink-2">{words[key]}</p>
        </section>
      ))}
    </div>
  );
}
