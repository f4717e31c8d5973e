import { Text, View } from '@react-pdf/renderer';
import type { PanchangData } from '#contract/astrology/reports/data.ts';
import { fillText } from '#languages/message.ts';
import { clockOf } from '../ui/dates.ts';
import { displayFamilies, usePdfMeta } from '../ui/document-page.tsx';
import { INK, MEASURE } from '../ui/theme.ts';
import { momentsOf } from './moments.ts';
import { usePanchangWords } from './use-words.ts';

const small = { fontSize: 7.8, lineHeight: 1.5 } as const;

/** The five limbs in one ruled row: each at sunrise and at the time that was asked for. */
export function LimbRow({ data }: { data: PanchangData }) {
  const t = usePanchangWords();
  const { lang } = usePdfMeta();
  const till = ({ end }: { end: string }) => fillText(t.till, { time: clockOf(end, data.date, lang) });
  const lord = (name: string) => fillText(t.lord, { name });
  const moments = momentsOf(data, t, lang);
  const limbs = [
    { label: t.tithi, at: moments.map(({ tithi }) => tithi && [tithi.name, tithi.paksha, till(tithi)]) },
    {
      label: t.nakshatra,
      at: moments.map(({ nakshatra: star }) => star && [star.name, lord(star.lord.name), till(star)]),
    },
    { label: t.yoga, at: moments.map(({ yoga }) => yoga && [yoga.name, '', till(yoga)]) },
    { label: t.karana, at: moments.map(({ karana }) => karana && [karana.name, '', till(karana)]) },
    {
      label: t.vaara,
      at: moments.map(({ weekday }) => weekday && [weekday.name, lord(weekday.lord.name), '']),
    },
  ];
  return (
    <View
      wrap={false}
      style={{
        flexDirection: 'row',
        marginTop: 12,
        borderWidth: 0.6,
        borderColor: INK.line,
        borderRadius: 8,
        backgroundColor: INK.surface,
      }}
    >
      {limbs.map(({ label, at }, i) => (
        <View
          key={label}
          style={{
            width: MEASURE / limbs.length,
            paddingHorizontal: 8,
            paddingVertical: 6,
            borderLeftWidth: i > 0 ? 0.6 : 0,
            borderLeftColor: INK.line,
          }}
        >
          <Text style={{ ...small, color: INK.ink3 }}>{label}</Text>
          {at.map((lines, j) => (
            <View key={moments[j]?.key} style={{ marginTop: j > 0 ? 5 : 1 }}>
              <Text style={{ ...small, color: INK.ink2 }}>{moments[j]?.words ?? ''}</Text>
              <Text style={{ fontSize: 12.5, lineHeight: 1.3, fontFamily: displayFamilies(lang) }}>
                {lines?.[0] ?? ''}
              </Text>
              {lines?.[1] ? <Text style={{ ...small, color: INK.ink2 }}>{lines[1]}</Text> : null}
              {lines?.[2] ? <Text style={{ ...small, color: INK.manik }}>{lines[2]}</Text> : null}
            </View>
          ))}
        </View>
      ))}
    </View>
  );
}
