import { Text, View } from '@react-pdf/renderer';
import type { ChapterData, KundliData } from '#contract/astrology/reports/data.ts';
import { displayFamilies, usePdfMeta } from '../ui/document-page.tsx';
import { Sheets } from '../ui/sheet.tsx';
import { Chapter, Paragraph } from '../ui/text.tsx';
import { INK, TYPE } from '../ui/theme.ts';
import { useWords } from '../ui/words.ts';

/** The written reading: each chapter with its sentence in large type, its paragraphs, and the placements behind it. */
export function Chapters({ data }: { data: KundliData }) {
  const t = useWords('pdf/kundli');
  return (
    <Sheets>
      <Chapter id="chapters" title={t.chapters.chapters} lead={t.chaptersLead} />
      {data.chapters.map((chapter, index) => (
        <Reading key={chapter.id} chapter={chapter} first={index === 0} />
      ))}
    </Sheets>
  );
}

function Reading({
  chapter: { title, lead, paragraphs, why },
  first,
}: {
  chapter: ChapterData;
  first: boolean;
}) {
  const t = useWords('pdf/kundli');
  const { lang } = usePdfMeta();
  return (
    <>
      {/* The head is never alone at the foot of a page: some of the first paragraph comes with it. */}
      <View
        wrap={false}
        minPresenceAhead={90}
        style={{
          marginTop: first ? 4 : 18,
          marginBottom: 8,
          borderTopWidth: 0.6,
          borderTopColor: INK.line,
          paddingTop: 10,
        }}
      >
        <Text style={{ ...TYPE.h3, color: INK.manik }}>{title}</Text>
        <Text style={{ ...TYPE.h2, fontFamily: displayFamilies(lang), marginTop: 3, maxWidth: 430 }}>
          {lead}
        </Text>
      </View>
      {paragraphs.map((paragraph) => (
        <Paragraph key={paragraph}>{paragraph}</Paragraph>
      ))}
      <View wrap={false} style={{ maxWidth: 430, marginTop: 3 }}>
        <Text style={{ ...TYPE.small, color: INK.ink3, fontWeight: 600 }}>{t.why}</Text>
        <Text style={{ ...TYPE.small, color: INK.ink2 }}>{why.join(' ')}</Text>
      </View>
    </>
  );
}
