import { Canvas, Text, View } from '@react-pdf/renderer';
import type { MatchingData } from '#contract/astrology/reports/data.ts';
import { fillText } from '#languages/message.ts';
import { type Pen, rule, write } from '../ui/pen.ts';
import { Sheets } from '../ui/sheet.tsx';
import { Chapter, Heading, Paragraph, Points } from '../ui/text.tsx';
import { INK, MEASURE } from '../ui/theme.ts';
import { useWords } from '../ui/words.ts';

type Guna = MatchingData['guna_milan']['guna'][number];

const ROW = 31;
const AT = { number: 4, name: 22, girl: 178, boy: 256, bar: 338, points: MEASURE - 4 } as const;
const BAR = 92;
const LABEL = { family: 'text', size: 8.4 } as const;

function drawHead(
  pen: Pen,
  t: { guna: string; girl: string; boy: string; share: string; points: string },
): null {
  const place = { y: 12, lettering: LABEL, colour: INK.ink3 } as const;
  write(pen, t.guna, { ...place, x: AT.name });
  write(pen, t.girl, { ...place, x: AT.girl });
  write(pen, t.boy, { ...place, x: AT.boy });
  write(pen, t.share, { ...place, x: AT.bar });
  write(pen, t.points, { ...place, x: AT.points, align: 'end' });
  rule(pen, { from: [0, 18], to: [MEASURE, 18], colour: INK.lineStrong, width: 0.8 });
  return null;
}

function drawGuna(pen: Pen, { guna, field }: { guna: Guna; field: string }): null {
  const {
    id,
    name,
    girl_koot: girl,
    boy_koot: boy,
    maximum_points: maximum,
    obtained_points: obtained,
  } = guna;
  const bold = { family: 'text', size: 10, weight: 600 } as const;
  const plain = { family: 'text', size: 9.4 } as const;
  const base = 18;
  write(pen, String(id), { x: AT.number, y: base, lettering: plain, colour: INK.ink3 });
  write(pen, name, { x: AT.name, y: 13.5, lettering: bold, colour: INK.ink });
  write(pen, field, { x: AT.name, y: 25, lettering: LABEL, colour: INK.ink3 });
  write(pen, girl, { x: AT.girl, y: base, lettering: plain, colour: INK.ink });
  write(pen, boy, { x: AT.boy, y: base, lettering: plain, colour: INK.ink });
  pen.roundedRect(AT.bar, base - 6, BAR, 5, 2.5).fill(INK.tile);
  const share = maximum === 0 ? 0 : obtained / maximum;
  if (share > 0)
    pen
      .roundedRect(AT.bar, base - 6, Math.max(BAR * share, 5), 5, 2.5)
      .fill(share >= 0.5 ? INK.panna : INK.moonga);
  write(pen, `${obtained} / ${maximum}`, {
    x: AT.points,
    y: base,
    lettering: bold,
    colour: INK.ink,
    align: 'end',
  });
  return null;
}

/** Points that other texts give the same pair; nothing where all agree. */
export function Variants({ data }: { data: MatchingData }) {
  const t = useWords('pdf/matching');
  const variants = data.variants.map(
    ({ name, points, source }) => `${name}: ${fillText(t.variant, { points, source })}`,
  );
  if (variants.length === 0) return null;
  return (
    <View wrap={false}>
      <Heading>{t.variants}</Heading>
      <Paragraph quiet>{t.variantsLead}</Paragraph>
      <Points lines={variants} />
    </View>
  );
}

/** The eight kootas with their meaning, the other checks, and traditional exceptions. */
export function GunaMilan({ data }: { data: MatchingData }) {
  const t = useWords('pdf/matching');
  const fields = useWords('reports/matching').meanings;
  const { guna, total_points: total, maximum_points: maximum } = data.guna_milan;
  return (
    <Sheets>
      <Chapter id="guna" title={t.gunaTitle} lead={t.gunaLead} />
      <Canvas fixed style={{ width: MEASURE, height: 19 }} paint={(pen) => drawHead(pen, t)} />
      {guna.map((one) => (
        <View
          key={one.key}
          wrap={false}
          style={{ borderBottomWidth: 0.6, borderBottomColor: INK.line, paddingBottom: 5 }}
        >
          <Canvas
            style={{ width: MEASURE, height: ROW }}
            paint={(pen) => drawGuna(pen, { guna: one, field: fields[one.key] })}
          />
          {one.description ? (
            <Text style={{ marginLeft: AT.name, width: MEASURE - AT.name, fontSize: 9, color: INK.ink2 }}>
              {one.description}
            </Text>
          ) : null}
        </View>
      ))}
      <View wrap={false} style={{ flexDirection: 'row', paddingVertical: 8 }}>
        <Text style={{ fontSize: 13, fontWeight: 600, marginLeft: AT.name, flex: 1 }}>{t.total}</Text>
        <Text style={{ fontSize: 13, fontWeight: 600 }}>{`${total} / ${maximum}`}</Text>
      </View>
      {data.exceptions.length > 0 ? (
        <View wrap={false}>
          <Heading>{t.exceptions}</Heading>
          <Paragraph quiet>{t.exceptionsLead}</Paragraph>
          <Points lines={data.exceptions} />
        </View>
      ) : null}
    </Sheets>
  );
}
