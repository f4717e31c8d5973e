import { Document } from '@react-pdf/renderer';
import { createContext, type ReactNode, useContext } from 'react';
import { DISPLAY_FAMILIES, TEXT_FAMILIES } from '../fonts/faces.ts';

/** Language of a document. Digits are Latin in both. */
export type PdfLang = 'en' | 'hi';

/** What counts pages while a document is set: filled in as it goes, read when the sheets are drawn. */
export class PageNumbers {
  /** Pages of the whole document; known once it is laid out. */
  total = 0;
  /** Pages drawn so far. */
  drawn = 0;
  readonly #starts = new Map<string, number>();

  /** Notes on which page a chapter begins. */
  begin(chapter: string, page: number): void {
    this.#starts.set(chapter, page);
  }

  /** The page on which a chapter begins; 0 while nobody knows. */
  startOf(chapter: string): number {
    return this.#starts.get(chapter) ?? 0;
  }
}

/** What every part of a document needs to know of it. */
export interface PdfMeta {
  lang: PdfLang;
  /** What the document is, at the head of each page. */
  title: string;
  /** Whose it is, at the other end of the head. */
  subject: string;
  /** Name of the shop. */
  brand: string;
  numbers: PageNumbers;
}

const PdfMetaContext = createContext<PdfMeta | null>(null);

/** The document this part belongs to. Throws outside of one. */
export function usePdfMeta(): PdfMeta {
  const pdf = useContext(PdfMetaContext);
  if (!pdf) throw new Error('A part of a document stands outside of one');
  return pdf;
}

/** Families for running text; the language's own script first, so that lines fall into few runs. */
export function textFamilies(lang: PdfLang): string[] {
  return familiesFor(lang, TEXT_FAMILIES);
}

/** Families for headings, ordered likewise. */
export function displayFamilies(lang: PdfLang): string[] {
  return familiesFor(lang, DISPLAY_FAMILIES);
}

function familiesFor(lang: PdfLang, [latin = '', devanagari = '', extended = '']: string[]): string[] {
  return lang === 'hi' ? [devanagari, latin, extended] : [latin, devanagari, extended];
}

/** A whole document with the properties that readers and screen readers go by: title, language, author. */
export function PdfDocument({ pdf, children }: { pdf: PdfMeta; children: ReactNode }) {
  const title = pdf.subject ? `${pdf.title}: ${pdf.subject}` : pdf.title;
  return (
    <PdfMetaContext value={pdf}>
      <Document
        title={title}
        language={pdf.lang === 'hi' ? 'hi-IN' : 'en-IN'}
        author={pdf.brand}
        subject={pdf.title}
        creator={pdf.brand}
        producer={pdf.brand}
        pdfVersion="1.7"
      >
        {children}
      </Document>
    </PdfMetaContext>
  );
}
