import { Canvas, Link, Text, View } from '@react-pdf/renderer';
import { displayFamilies, usePdfMeta } from './document-page.tsx';
import { type Pen, write } from './pen.ts';
import { Sheets } from './sheet.tsx';
import { INK, MEASURE, TYPE } from './theme.ts';

/** A chapter in the table of contents. */
export interface Listed {
  id: string;
  title: string;
}

/** Height of a line, and of all of them together at most, so that the contents stay on one page. */
const ROW = 30;
const ALL_ROWS = 600;

/** The table of contents with page numbers. Each line links to its chapter. */
export function Contents({
  title,
  lead,
  chapters,
}: {
  title: string;
  lead: string;
  chapters: readonly Listed[];
}) {
  const { lang, numbers } = usePdfMeta();
  const row = Math.min(ROW, ALL_ROWS / chapters.length);
  const draw = (pen: Pen, chapter: Listed, index: number) => {
    const base = 20;
    const number = { family: 'text', size: 9 } as const;
    write(pen, String(index + 1), { x: 12, y: base, lettering: number, colour: INK.manik, align: 'middle' });
    const name = { family: 'display', size: 13 } as const;
    const from = write(pen, chapter.title, { x: 32, y: base, lettering: name, colour: INK.ink });
    const figure = { family: 'text', size: 11, weight: 600 } as const;
    write(pen, String(numbers.startOf(chapter.id)), {
      x: MEASURE,
      y: base,
      lettering: figure,
      colour: INK.ink,
      align: 'end',
    });
    pen.save().lineWidth(0.7).lineCap('round').dash(0.1, { space: 4 });
    pen
      .moveTo(from + 10, base - 2)
      .lineTo(MEASURE - 26, base - 2)
      .stroke(INK.lineStrong)
      .restore();
    return null;
  };
  return (
    <Sheets>
      <Text style={{ ...TYPE.h1, fontFamily: displayFamilies(lang) }}>{title}</Text>
      <Text style={{ color: INK.ink2, marginTop: 2, marginBottom: 18 }}>{lead}</Text>
      <View>
        {chapters.map((chapter, i) => (
          <Link key={chapter.id} src={`#${chapter.id}`}>
            <Canvas style={{ width: MEASURE, height: row }} paint={(pen) => draw(pen, chapter, i)} />
          </Link>
        ))}
      </View>
    </Sheets>
  );
}
