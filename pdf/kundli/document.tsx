import type { KundliData } from '#contract/astrology/reports/data.ts';
import { Contents } from '../ui/contents.tsx';
import { PdfDocument, type PdfMeta } from '../ui/document-page.tsx';
import { Method } from '../ui/method.tsx';
import { PassagesByPart } from '../ui/passage.tsx';
import { Sheets } from '../ui/sheet.tsx';
import { Chapter, Heading, Paragraph, Points } from '../ui/text.tsx';
import { useWords } from '../ui/words.ts';
import { AshtakavargaSheet, PlanetsAndHouses } from './ashtakavarga.tsx';
import { Birth } from './birth.tsx';
import { BirthDay } from './birth-star.tsx';
import { Chapters } from './chapters.tsx';
import { BirthChart, Navamsa, Vargas } from './charts.tsx';
import { Cover } from './cover.tsx';
import { Dasha, NearDecades } from './dasha.tsx';
import { Kp } from './depth/kp.tsx';
import { OtherDashas } from './depth/other-dashas.tsx';
import { PointsChapter } from './depth/points.tsx';
import { Strength } from './depth/strength.tsx';
import { Doshas, Saturn, Yogas } from './doshas.tsx';
import { Nakshatra } from './nakshatra.tsx';
import { Stone } from './stone.tsx';
import { Year } from './year.tsx';

function ListOfChapters({ hasYear }: { hasYear: boolean }) {
  const t = useWords('pdf/kundli');
  const chapters = Object.entries(t.chapters)
    .filter(([id]) => id !== 'year' || hasYear)
    .map(([id, title]) => ({ id, title }));
  return <Contents title={t.contents} lead={t.contentsLead} chapters={chapters} />;
}

/** Parts whose passages appear in other chapters. */
const READ_ELSEWHERE = ['lagna', 'moon', 'navamsa', 'doshas', 'dasha'];

function Interpretations({ data }: { data: KundliData }) {
  const t = useWords('pdf/kundli');
  const passages = data.passages.filter(({ part }) => !READ_ELSEWHERE.includes(part));
  return (
    <Sheets>
      <Chapter id="reading" title={t.chapters.reading} lead={t.readingLead} />
      <PassagesByPart passages={passages} />
    </Sheets>
  );
}

function HowItWasComputed({ data }: { data: KundliData }) {
  const t = useWords('pdf/kundli');
  return (
    <Method
      title={t.chapters.method}
      conventionsTitle={t.conventions}
      conventions={data.conventions.lines}
      closingTitle={t.closingTitle}
      closing={t.closing}
    >
      <Heading>{t.sensitivity}</Heading>
      <Paragraph quiet>{t.sensitivityLead}</Paragraph>
      <Points lines={data.sensitivity.lines} />
    </Method>
  );
}

/** The kundli as a document of about forty pages. Chapters follow each other without empty rests of pages. */
export function KundliDocument({ data, pdf }: { data: KundliData; pdf: PdfMeta }) {
  return (
    <PdfDocument pdf={pdf}>
      <Cover data={data} />
      <ListOfChapters hasYear={data.varshaphal !== null} />
      <Birth data={data} />
      <BirthChart data={data} />
      <Sheets>
        <Chapters data={data} />
        <Navamsa data={data} />
        <Vargas data={data} />
        <PlanetsAndHouses data={data} />
        <Nakshatra data={data} />
        <BirthDay data={data} />
        <Doshas data={data} />
        <Yogas data={data} />
        <Saturn data={data} />
        <AshtakavargaSheet data={data} />
        <Strength data={data} />
        <PointsChapter data={data} />
        <Kp data={data} />
        <Dasha data={data} />
        <NearDecades data={data} />
        <OtherDashas data={data} />
        {data.varshaphal ? <Year year={data.varshaphal} /> : null}
        <Interpretations data={data} />
        <Stone data={data} />
        <HowItWasComputed data={data} />
      </Sheets>
    </PdfDocument>
  );
}
