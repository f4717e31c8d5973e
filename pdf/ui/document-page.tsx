import { Document } from '@react-pdf/renderer';
import { createContext, type ReactNode, useContext } from 'react';
import type { ShopMark } from '#contract/base/pdf/documents.ts';
import { type Lang, languages } from '#languages/list.ts';
import { DISPLAY_FAMILIES, TEXT_FAMILIES } from '../fonts/faces.ts';

/** The page numbers of a document, filled in during layout and read while the pages are drawn. */
export class PageNumbers {
  /** Number of pages, known after layout. */
  total = 0;
  /** Number of pages drawn so far. */
  drawn = 0;
  readonly #starts = new Map<string, number>();

  /** Records the first page of a chapter. */
  begin(chapter: string, page: number): void {
    this.#starts.set(chapter, page);
  }

  /** Returns the first page of a chapter; 0 if it is not known yet. */
  startOf(chapter: string): number {
    return this.#starts.get(chapter) ?? 0;
  }
}

/** The context that every part of a document needs. */
export interface PdfMeta {
  lang: Lang;
  /** The document's title, in the header of each page. */
  title: string;
  /** The person it is about, at the other end of the header. */
  subject: string;
  /** Name of the shop. */
  brand: string;
  /** The shop's own mark; null for the house mark. */
  mark: ShopMark | null;
  numbers: PageNumbers;
}

const PdfMetaContext = createContext<PdfMeta | null>(null);

/** Returns the context of the current document. Throws outside of one. */
export function usePdfMeta(): PdfMeta {
  const pdf = useContext(PdfMetaContext);
  if (!pdf) throw new Error('usePdfMeta is used outside of a PdfDocument');
  return pdf;
}

/** Returns the families for body text. The language's own script is first, which makes fewer runs. */
export function textFamilies(lang: Lang): string[] {
  return familiesFor(lang, TEXT_FAMILIES);
}

/** Returns the families for headings, in the same order. */
export function displayFamilies(lang: Lang): string[] {
  return familiesFor(lang, DISPLAY_FAMILIES);
}

function familiesFor(lang: Lang, [latin = '', devanagari = '', extended = '']: string[]): string[] {
  return languages[lang].script === 'Deva' ? [devanagari, latin, extended] : [latin, devanagari, extended];
}

/** A whole document with its properties for readers and screen readers: title, language, author. */
export function PdfDocument({ pdf, children }: { pdf: PdfMeta; children: ReactNode }) {
  const title = pdf.subject ? `${pdf.title}: ${pdf.subject}` : pdf.title;
  return (
    <PdfMetaContext value={pdf}>
      <Document
        title={title}
        language={`${pdf.lang}-IN`}
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

/** A part of a document with a title, a subject, a language and page numbers of its own: one invoice of many. */
export function PdfPart({ pdf, children }: { pdf: PdfMeta; children: ReactNode }) {
  return <PdfMetaContext value={pdf}>{children}</PdfMetaContext>;
}
