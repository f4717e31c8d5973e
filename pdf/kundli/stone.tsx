import { Text, View } from '@react-pdf/renderer';
import type { KundliData } from '#contract/astrology/reports/data.ts';
import { fillText } from '#languages/message.ts';
import { Facts } from '../ui/facts.tsx';
import { Sheets } from '../ui/sheet.tsx';
import { Callout, Chapter, Heading, Paragraph, Points } from '../ui/text.tsx';
import { INK } from '../ui/theme.ts';
import { useWords } from '../ui/words.ts';

type StoneData = KundliData['stone'];

const tones = { stone: 'haldi', none: 'good', wait: 'mind' } as const;

/** The wall time of "1994-08-14T06:40:00+05:30" on a clock of 24 hours. */
const clock = (instant: string): string => instant.slice(11, 16);

/** The advice on a stone, by the rules of Find my stone. */
export function Stone({ data: { stone } }: { data: KundliData }) {
  const t = useWords('pdf/kundli');
  const words = t.stone;
  const { verdict, title, summary, wearing, why, judged, doubt, avoid } = stone;
  return (
    <Sheets>
      <Chapter id="stone" title={t.chapters.stone} lead={words.lead} />
      <Callout title={title} tone={tones[verdict]}>
        {summary}
      </Callout>
      {wearing && <Wearing wearing={wearing} />}
      <WithoutTime stone={stone} />
      {why.length > 0 && (
        <>
          <Heading keep={90}>{words.why}</Heading>
          {why.map(({ text, source }) => (
            <View key={text} wrap={false} style={{ marginBottom: 6, width: 430 }}>
              <Text>{text}</Text>
              <Text style={{ fontSize: 8.5, color: INK.ink3 }}>{source}</Text>
            </View>
          ))}
        </>
      )}
      {judged ? (
        <View wrap={false}>
          <Heading>{words.doubt}</Heading>
          <Paragraph>{judged}</Paragraph>
          <Points lines={doubt} />
        </View>
      ) : null}
      {avoid.length > 0 && (
        <View wrap={false}>
          <Heading>{words.avoid}</Heading>
          <Points lines={avoid.map((one) => `${one.stone}: ${one.why}`)} />
        </View>
      )}
      <View style={{ marginTop: 12 }}>
        <Paragraph quiet>{words.care}</Paragraph>
      </View>
    </Sheets>
  );
}

/** Finger, metal, weight by both conventions, day and substitute. */
function Wearing({ wearing }: { wearing: NonNullable<StoneData['wearing']> }) {
  const { stone: words } = useWords('pdf/kundli');
  const { finger, metals, weight, weekday, hora, upratna, notWith } = wearing;
  const weights = fillText(words.weightText, {
    pakki: fillText(words.range, weight.pakki),
    sunari: fillText(words.range, weight.sunari),
    carat: fillText(words.range, weight.carat),
  });
  return (
    <View>
      <Heading>{words.wearing}</Heading>
      <Facts
        facts={[
          [words.finger, finger],
          [words.metal, metals.join(', ')],
          [words.weight, weights],
          [words.day, fillText(words.dayText, { weekday: weekday.name, graha: hora })],
          [words.upratna, upratna],
        ]}
      />
      <View style={{ marginTop: 8 }}>
        {notWith ? <Paragraph>{notWith}</Paragraph> : null}
        <Paragraph quiet>{words.practice}</Paragraph>
      </View>
    </View>
  );
}

/** For a birth without a time: what the Moon's sign says, and the answer by the hour. */
function WithoutTime({ stone: { moon, hours } }: { stone: StoneData }) {
  const { stone: words } = useWords('pdf/kundli');
  if (hours.length === 0 && moon.length === 0) return null;
  return (
    <View>
      <Points
        lines={moon.map(({ sign, helpful }) => fillText(words.moon, { sign, helpful: helpful.join('; ') }))}
      />
      <Heading>{words.hours}</Heading>
      <Facts
        label={200}
        facts={hours.map(({ start, end, lagna, text }) => [
          fillText(words.hour, { start: clock(start), end: clock(end), lagna }),
          text,
        ])}
      />
    </View>
  );
}
