import { View } from '@react-pdf/renderer';
import type { KundliData } from '#contract/astrology/reports/data.ts';
import { fillText } from '#languages/message.ts';
import { type Fact, Facts, FactsInTwo } from '../ui/facts.tsx';
import { Passages } from '../ui/passage.tsx';
import { Sheets } from '../ui/sheet.tsx';
import { Chapter } from '../ui/text.tsx';
import { useWords } from '../ui/words.ts';
import { Avakahada } from './birth-star.tsx';

/** The birth star with its traditional attributes, and the passages about the Moon. */
export function Nakshatra({ data }: { data: KundliData }) {
  const t = useWords('pdf/kundli');
  const {
    nakshatra,
    chandra_rasi: moon,
    soorya_rasi: sun,
    zodiac,
    additional_info: info,
  } = data.nakshatra_details;
  const labels = t.starInfo;
  const details = (Object.keys(labels) as (keyof typeof labels)[])
    .filter((key) => key !== 'gender' && key !== 'syllables')
    .map((key): Fact => [labels[key], info[key]]);
  return (
    <Sheets>
      <Chapter
        id="nakshatra"
        title={t.chapters.nakshatra}
        lead={fillText(t.padaOf, { name: nakshatra.name, pada: nakshatra.pada })}
      />
      <Facts
        facts={[
          [t.lord, nakshatra.lord.name],
          [
            t.moonSign,
            fillText(t.signOf, { name: moon.name, western: moon.western_name, lord: moon.lord.name }),
          ],
          [t.sunSign, fillText(t.signOf, { name: sun.name, western: sun.western_name, lord: sun.lord.name })],
          [t.westernSign, zodiac.name],
        ]}
      />
      <FactsInTwo facts={details} />
      <Avakahada data={data} />
      <View style={{ marginTop: 20 }}>
        <Passages passages={data.passages} part="moon" />
      </View>
    </Sheets>
  );
}
