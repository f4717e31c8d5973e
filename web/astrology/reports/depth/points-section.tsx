import type { KundliData } from '#contract/astrology/reports/data.ts';
import { fill } from '#web/texts/format.ts';
import { useReportTexts } from '../report/report-language.tsx';
import { Section } from '../report/section.tsx';
import { More, placeText, WideTable } from './wide-table.tsx';

/** Points that readers ask for; the others are in the data. */
const SHOWN = ['dhuma', 'vyatipata', 'parivesha', 'indrachapa', 'upaketu', 'gulika', 'mandi'];

/** Shows bhava chalit, chara karakas, arudha padas and upagrahas, each on request. */
export function PointsSection({ data }: { data: KundliData }) {
  const t = useReportTexts('reports/depth').points;
  const { karakas, arudhas, upagrahas } = data.points;
  const padaName = (house: number) =>
    house === 1 ? t.arudhaLagna : house === 12 ? t.upapada : fill(t.pada, { n: house });
  return (
    <Section id="points" title={t.title}>
      <p className="written mt-1 mb-2 text-ink-2">{t.text}</p>
      <More title={t.bhavaChalit}>
        <BhavaChalit data={data} />
      </More>
      <More title={t.karakas}>
        <WideTable
          caption={t.karakas}
          columns={[{ text: t.karaka }, { text: t.ofSeven }, { text: t.ofEight }]}
          rows={karakas.eight.map(({ id, name, graha }) => ({
            key: id,
            cells: [name, karakas.seven.find((holder) => holder.id === id)?.graha.name ?? '–', graha.name],
          }))}
        />
      </More>
      <More title={t.arudhas}>
        <WideTable
          caption={t.arudhas}
          columns={[{ text: t.padaName }, { text: t.sign }]}
          rows={arudhas.map(({ house, sign }) => ({
            key: String(house),
            cells: [padaName(house), sign.name],
          }))}
        />
      </More>
      <More title={t.upagrahas}>
        <WideTable
          caption={t.upagrahas}
          columns={[
            { text: t.point },
            { text: t.sign },
            { text: t.degree, right: true },
            { text: t.house, right: true },
          ]}
          rows={upagrahas
            .filter(({ id }) => SHOWN.includes(id))
            .map(({ id, name, sign, degree_text, house }) => ({
              key: id,
              cells: [name, sign.name, degree_text, house],
            }))}
        />
      </More>
    </Section>
  );
}

function BhavaChalit({ data }: { data: KundliData }) {
  const t = useReportTexts('reports/depth').points;
  const names = new Map(data.planets.map(({ id, name }) => [id, name]));
  const houses = data.points.bhava_chalit;
  if (!houses) return <p className="written text-ink-2">{t.noBhavaChalit}</p>;
  return (
    <>
      <p className="written text-sm text-ink-2">{t.bhavaChalitText}</p>
      <WideTable
        caption={t.bhavaChalit}
        columns={[
          { text: t.house },
          { text: t.from },
          { text: t.middle },
          { text: t.to },
          { text: t.grahas },
        ]}
        rows={houses.map(({ house, start, middle, end, planets }) => ({
          key: String(house),
          cells: [
            house,
            ...[start, middle, end].map(placeText),
            planets.map((id) => names.get(id)).join(', ') || '–',
          ],
        }))}
      />
    </>
  );
}
