import type { KundliData } from '#contract/astrology/reports/data.ts';
import { useReportTexts } from '../report/report-language.tsx';
import { Fact, Section } from '../report/section.tsx';

/** Shows the avakahada chakra. The syllable of the pada of birth is marked. */
export function BirthStarCard({ avakahada: star }: { avakahada: KundliData['avakahada'] }) {
  const t = useReportTexts('reports/more').star;
  const facts = ['varna', 'vashya', 'yoni', 'gana', 'nadi', 'tattva', 'paya', 'yunja'] as const;
  return (
    <Section id="avakahada" title={t.title}>
      <p className="written mt-1 text-ink-2">{t.text}</p>
      <dl className="written mt-2 grid gap-x-12 md:grid-cols-2">
        {facts.map((fact) => (
          <Fact key={fact} name={t[fact]}>
            {star[fact]}
          </Fact>
        ))}
        <Fact name={t.signLord}>{star.sign_lord.name}</Fact>
        <Fact name={t.starLord}>{star.star_lord.name}</Fact>
        <Fact name={t.lagnaLord}>{star.lagna_lord.name}</Fact>
        <Fact name={t.syllables}>
          {star.syllables.map(({ pada, text, own }, i) => (
            <span key={pada}>
              {i > 0 && <span>{', '}</span>}
              {own ? <mark className="bg-haldi-soft px-1 text-ink">{text}</mark> : <span>{text}</span>}
              {own && <span className="text-sm text-ink-3"> ({t.own})</span>}
            </span>
          ))}
        </Fact>
      </dl>
    </Section>
  );
}
