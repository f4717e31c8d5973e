import { Text, View } from '@react-pdf/renderer';
import type { KundliData } from '#contract/astrology/reports/data.ts';
import { fillText } from '#languages/message.ts';
import { clock, longDate } from '../ui/dates.ts';
import { usePdfMeta } from '../ui/document-page.tsx';
import { type Fact, Facts, FactsInTwo } from '../ui/facts.tsx';
import { Sheets } from '../ui/sheet.tsx';
import { Callout, Chapter, Heading, Paragraph } from '../ui/text.tsx';
import { INK } from '../ui/theme.ts';
import { useWords } from '../ui/words.ts';

/** The avakahada chakra below the birth star. The syllable of the pada of birth is named as such. */
export function Avakahada({ data }: { data: KundliData }) {
  const t = useWords('reports/more').star;
  const star = data.avakahada;
  const facts: Fact[] = (['varna', 'vashya', 'yoni', 'gana', 'nadi', 'tattva', 'paya', 'yunja'] as const).map(
    (key): Fact => [t[key], star[key]],
  );
  const syllables = star.syllables.map(({ text, own }) => (own ? `${text} (${t.own})` : text)).join(', ');
  return (
    <View wrap={false}>
      <Heading>{t.title}</Heading>
      <FactsInTwo
        facts={[
          ...facts,
          [t.signLord, star.sign_lord.name],
          [t.starLord, star.star_lord.name],
          [t.lagnaLord, star.lagna_lord.name],
          [t.syllables, syllables],
        ]}
      />
    </View>
  );
}

function Panchang({ data }: { data: KundliData }) {
  const t = useWords('reports/more').panchang;
  const { lang } = usePdfMeta();
  const day = data.birth_panchang;
  const limb = ({ name, end }: { name: string; end: string }) =>
    fillText(t.until, { name, end: `${longDate(end, lang)}, ${clock(end, lang)}` });
  return (
    <Facts
      facts={[
        [t.tithi, limb({ ...day.tithi, name: `${day.paksha} ${day.tithi.name}` })],
        [t.nakshatra, limb(day.nakshatra)],
        [t.yoga, limb(day.yoga)],
        [t.karana, limb(day.karana)],
        [t.sunrise, day.sunrise ? clock(day.sunrise, lang) : ''],
        [t.sunset, day.sunset ? clock(day.sunset, lang) : ''],
        [t.ishtakal, day.ishtakal?.text ?? ''],
        [t.bhayat, day.bhayat.text],
        [t.bhabhog, day.bhabhog.text],
        [t.month, day.month],
        [t.vikram, String(day.vikram)],
        [t.shaka, String(day.shaka)],
        [t.samvatsara, day.samvatsara.name],
        [t.ritu, day.ritu.name],
        [t.ayana, day.ayana],
      ]}
    />
  );
}

function Doshas({ data }: { data: KundliData }) {
  const t = useWords('reports/more').doshas;
  const present = data.birth_doshas.filter((dosha) => dosha.present);
  const absent = data.birth_doshas.filter((dosha) => !dosha.present).map(({ name }) => name);
  return (
    <>
      <Heading>{t.title}</Heading>
      {present.length === 0 ? <Paragraph>{t.none}</Paragraph> : null}
      {present.map(({ id, name, because, softened_by: softened, remedy }) => (
        <Callout key={id} title={name} tone={softened.length > 0 ? 'plain' : 'mind'}>
          {[
            because.join(' '),
            softened.length > 0 ? `${t.softenedBy}: ${softened.join(' ')}` : '',
            remedy ? `${t.remedy}: ${remedy}` : '',
          ]
            .filter(Boolean)
            .join('\n')}
        </Callout>
      ))}
      <Text style={{ fontSize: 9, color: INK.ink3 }}>{fillText(t.absent, { names: absent.join(', ') })}</Text>
    </>
  );
}

function Ghatak({ data }: { data: KundliData }) {
  const t = useWords('reports/more').ghatak;
  const { ghatak } = data;
  return (
    <View wrap={false}>
      <Heading>{t.title}</Heading>
      <Paragraph quiet>{t.text}</Paragraph>
      <Facts
        facts={[
          [t.month, ghatak.month.name],
          [t.tithis, ghatak.tithis.map(({ name }) => name).join(', ')],
          [t.weekday, ghatak.weekday.name],
          [t.nakshatra, ghatak.nakshatra.name],
          [t.yoga, ghatak.yoga.name],
          [t.karana, ghatak.karana.name],
          [t.prahar, String(ghatak.prahar)],
          [t.moonSign, ghatak.moon_sign.name],
        ]}
      />
    </View>
  );
}

function Numbers({ data }: { data: KundliData }) {
  const t = useWords('reports/more').numbers;
  const { birth, destiny, name, grid, missing, full_lines: lines } = data.numbers;
  const withRuler = ({ number, ruler }: typeof birth) => fillText(t.withRuler, { number, ruler: ruler.name });
  const square = grid
    .map((row) =>
      row.map(({ number, count }) => (count > 0 ? String(number).repeat(count) : '–')).join('   '),
    )
    .join('\n');
  return (
    <View wrap={false}>
      <Heading>{t.title}</Heading>
      <Facts
        facts={[
          [t.birth, withRuler(birth)],
          [t.destiny, withRuler(destiny)],
          [
            t.name,
            name
              ? fillText(t.compound, { number: name.number, ruler: name.ruler.name, compound: name.compound })
              : '',
          ],
          [t.grid, square],
          [t.missing, missing.join(', ') || t.nothing],
          [t.lines, lines.join(', ') || t.nothing],
        ]}
      />
    </View>
  );
}

/** The panchang of the birth, the doshas beside Mangal and Kaal Sarp, the ghatak chakra and the numbers. */
export function BirthDay({ data }: { data: KundliData }) {
  const t = useWords('pdf/kundli');
  return (
    <Sheets>
      <Chapter id="birthDay" title={t.chapters.birthDay} />
      <Panchang data={data} />
      <Doshas data={data} />
      <Ghatak data={data} />
      <Numbers data={data} />
    </Sheets>
  );
}
