import { renderToBuffer } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import type { PaperRequest } from '#contract/papers.ts';
import { printable } from './fonts/letters.ts';
import { KundliDocument } from './kundli/document.tsx';
import { PageNumbers, type Paper } from './ui/paper.tsx';
import { words as kundliEnglish } from './words/kundli.en.ts';
import { words as kundliHindi } from './words/kundli.hi.ts';

const BRAND = 'Navaratna';

function documentOf(request: PaperRequest): ReactElement {
  const { lang, brand = BRAND } = request;
  const paper = (title: string, subject: string): Paper => ({
    lang,
    title,
    subject: printable(subject),
    brand,
    numbers: new PageNumbers(),
  });
  switch (request.kind) {
    case 'kundli': {
      const { title } = lang === 'hi' ? kundliHindi : kundliEnglish;
      return <KundliDocument data={request.data} paper={paper(title, request.data.birth.name)} />;
    }
  }
  throw new Error('x');
}

/** Makes a document. The fonts must be open (`openFonts`). Throws when the data is not of its kind. */
export async function renderPaper(request: PaperRequest): Promise<Buffer> {
  // The library's type asks for a <Document>; ours stands one component deeper.
  return renderToBuffer(documentOf(request) as Parameters<typeof renderToBuffer>[0]);
}
