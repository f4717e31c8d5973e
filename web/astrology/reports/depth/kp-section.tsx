import type { KpData, KundliData } from '#contract/astrology/reports/data.ts';
import { fill } from '#web/texts/format.ts';
import { useReportTexts } from '../report/report-language.tsx';
import { Section } from '../report/section.tsx';
import { More, placeText, WideTable } from './wide-table.tsx';

/** Shows the KP chart: cusps, grahas and significators, each on request. */
export function KpSection({ data }: { data: KundliData }) {
  const t = useReportTexts('reports/depth').kp;
  const { ayanamsa, cusps, planets, significators } = data.kp;
  const hasHouses = cusps !== null;
  return (
    <Section id="kp" title={t.title}>
      <p className="written mt-1 text-ink-2">{t.text}</p>
      <p className="written mt-1 mb-2 text-sm text-ink-3">{`${fill(t.ayanamsa, { value: ayanamsa.degrees_text })}${!hasHouses ? ` ${t.noCusps}` : ''}`}</p>
      {cusps && (
        <More title={t.cusps}>
          <WideTable
            caption={t.cusps}
            columns={[
              { text: t.cusp },
              { text: t.place },
              { text: t.signLord },
              { text: t.starLord },
              { text: t.subLord },
              { text: t.subSub },
              { text: t.number, right: true },
            ]}
            rows={cusps.map(({ house, lords, ...place }) => ({
              key: String(house),
              cells: [
                house,
                placeText(place),
                ...[lords.sign, lords.star, lords.sub, lords.sub_sub].map(({ name }) => name),
                lords.number,
              ],
            }))}
          />
        </More>
      )}
      <More title={hasHouses ? t.grahas : t.grahasOnly}>
        <KpGrahas planets={planets} hasHouses={hasHouses} />
      </More>
      {significators && (
        <More title={t.significators}>
          <Significators data={data} rows={significators} />
        </More>
      )}
    </Section>
  );
}

function KpGrahas({ planets, hasHouses }: { planets: KpData['planets']; hasHouses: boolean }) {
  const t = useReportTexts('reports/depth').kp;
  const columns = [t.graha, t.place, t.starLord, t.subLord, t.subSub].map((text) => ({ text }));
  return (
    <WideTable
      caption={hasHouses ? t.grahas : t.grahasOnly}
      columns={hasHouses ? [...columns, { text: t.house, right: true }, { text: t.signifies }] : columns}
      rows={planets.map(({ id, name, house, lords, signifies, ...place }) => ({
        key: String(id),
        cells: [
          name,
          placeText(place),
          ...[lords.star, lords.sub, lords.sub_sub].map((lord) => lord.name),
          ...(hasHouses ? [house, [...new Set(signifies.flat())].join(',\u00a0')] : []),
        ],
      }))}
    />
  );
}

function Significators({ data, rows }: { data: KundliData; rows: NonNullable<KpData['significators']> }) {
  const t = useReportTexts('reports/depth').kp;
  const names = new Map(data.planets.map(({ id, name }) => [id, name]));
  const list = (ids: readonly number[]) => ids.map((id) => names.get(id)).join(', ') || '–';
  return (
    <>
      <p className="text-sm text-ink-2">{t.significatorsText}</p>
      <WideTable
        caption={t.significators}
        columns={[t.house, t.starOfOccupant, t.occupants, t.starOfLord, t.lord].map((text) => ({ text }))}
        rows={rows.map(({ house, star_of_occupant, occupants, star_of_lord, lord }) => ({
          key: String(house),
          cells: [house, list(star_of_occupant), list(occupants), list(star_of_lord), names.get(lord) ?? ''],
        }))}
      />
    </>
  );
}
