import { Canvas, Page, View } from '@react-pdf/renderer';
import { createContext, type ReactNode, use } from 'react';
import { shorten } from '../fonts/text-runs.ts';
import { type PdfMeta, textFamilies, usePdfMeta } from './document-page.tsx';
import { type Pen, rule, write } from './pen.ts';
import { ShopMark } from './shop-mark.tsx';
import { INK, SHEET, TYPE } from './theme.ts';

const SMALL = { family: 'text', size: 8 } as const;
/** Between the two texts of the header, in points. */
const GAP = 24;
/** Room for the number of the page, in points. */
const NUMBER = 60;

function drawFrame(pen: Pen, pdf: PdfMeta): null {
  const { side, width, height } = SHEET;
  const end = write(pen, pdf.title, { x: side + 16, y: 41.5, lettering: SMALL, colour: INK.ink2 });
  // A name may have 200 characters.
  const subject = shorten(pdf.subject, width - side - GAP - end, SMALL);
  write(pen, subject, { x: width - side, y: 41.5, lettering: SMALL, colour: INK.ink2, align: 'end' });
  rule(pen, { from: [side, 51], to: [width - side, 51], colour: INK.line });
  const foot = height - 32;
  const brand = shorten(pdf.brand, width - 2 * side - NUMBER, SMALL);
  write(pen, brand, { x: side, y: foot, lettering: SMALL, colour: INK.ink3 });
  drawNumber(pen, pdf, { x: width - side, y: foot });
  return null;
}

/** Counts the page and writes "3 / 14". */
function drawNumber(pen: Pen, { numbers }: PdfMeta, { x, y }: { x: number; y: number }): void {
  numbers.drawn += 1;
  write(pen, `${numbers.drawn} / ${numbers.total}`, {
    x,
    y,
    lettering: SMALL,
    colour: INK.ink3,
    align: 'end',
  });
}

const FULL = { position: 'absolute', left: 0, top: 0, width: SHEET.width, height: SHEET.height } as const;

/** Whether a component is on sheets already, and whether in sheets of its own within them. */
const InSheets = createContext<'no' | 'yes' | 'nested'>('no');

/** Returns whether what stands here goes on below another chapter. */
export const useGoesOn = (): boolean => use(InSheets) === 'nested';

/**
 * Pages with header and footer, as many as the children need. Sheets within sheets go on below what stands before them, so
 * that no page ends after its first lines.
 */
export function Sheets({ children }: { children: ReactNode }) {
  const pdf = usePdfMeta();
  if (use(InSheets) !== 'no') return <InSheets value="nested">{children}</InSheets>;
  return (
    <Page
      size="A4"
      style={{
        ...TYPE.body,
        fontFamily: textFamilies(pdf.lang),
        color: INK.ink,
        backgroundColor: INK.pearl,
        paddingTop: SHEET.top,
        paddingBottom: SHEET.bottom,
        paddingHorizontal: SHEET.side,
      }}
    >
      <Canvas fixed style={FULL} paint={(pen) => drawFrame(pen, pdf)} />
      <ShopMark fixed size={11.5} style={{ position: 'absolute', left: SHEET.side, top: 32.75 }} />
      <InSheets value="yes">{children}</InSheets>
    </Page>
  );
}

/** One page without header and footer, drawn by hand. It counts as a page. */
export function PlainSheet({ draw, children }: { draw: (pen: Pen) => void; children?: ReactNode }) {
  const pdf = usePdfMeta();
  const paint = (pen: Pen) => {
    pdf.numbers.drawn += 1;
    draw(pen);
    return null;
  };
  return (
    <Page
      size="A4"
      style={{
        ...TYPE.body,
        fontFamily: textFamilies(pdf.lang),
        color: INK.ink,
        backgroundColor: INK.pearl,
      }}
    >
      <Canvas fixed style={FULL} paint={paint} />
      {children}
    </Page>
  );
}

/**
 * Records the document's number of pages; belongs on its last page. Only late-rendered content knows the number, and
 * it makes its page be laid out twice. So a document has one such element, not one per page. With `part` the pages of
 * its own {@link Sheets} are counted, for a part of a document.
 */
export function LastPage({ part }: { part?: boolean }) {
  const { numbers } = usePdfMeta();
  const note = (pages: { pageNumber: number; totalPages?: number; subPageTotalPages?: number }) => {
    const total = part ? pages.subPageTotalPages : pages.totalPages;
    if (total) numbers.total = total;
    return null;
  };
  return <View style={{ position: 'absolute' }} render={note} />;
}
