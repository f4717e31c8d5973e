import { ChevronDown } from 'lucide';
import { useEffect, useRef } from 'react';
import type { ChapterData, ChapterId } from '#contract/astrology/reports/data.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useReportTexts } from '../report/report-language.tsx';
import { usePrinting } from '../report/use-printing.ts';
import { useCurrentChapter, useOpenChapters } from './use-chapters.ts';

/** Shows the written reading: tabs that stay, and a card a chapter that opens. The first is open; print opens all. */
export function Chapters({ chapters }: { chapters: readonly ChapterData[] }) {
  const t = useReportTexts('reports/kundli').chapters;
  const { open, toggle } = useOpenChapters(chapters);
  const printing = usePrinting();
  return (
    <section aria-labelledby="chapters" className="min-w-0 lg:col-span-full">
      <h2 id="chapters" className="text-h2">
        {t.title}
      </h2>
      <p className="mt-1.5 max-w-(--nr-measure) text-ink-2">{t.text}</p>
      <ChapterTabs chapters={chapters} onChoose={(id) => toggle(id, true)} />
      <div className="mt-4 grid gap-3 lg:gap-4">
        {chapters.map((chapter) => (
          <ChapterCard
            key={chapter.id}
            chapter={chapter}
            open={printing || open.has(chapter.id)}
            printing={printing}
            onToggle={(on) => {
              if (!printing) toggle(chapter.id, on);
            }}
          />
        ))}
      </div>
    </section>
  );
}

/** Links to the chapters. The row sticks below the nav and scrolls sideways on phones. */
function ChapterTabs({
  chapters,
  onChoose,
}: {
  chapters: readonly ChapterData[];
  onChoose: (id: ChapterId) => void;
}) {
  const t = useReportTexts('reports/kundli').chapters;
  const current = useCurrentChapter(chapters);
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const nav = row.current;
    const link = nav?.querySelector<HTMLElement>(`[data-chapter="${current}"]`);
    // scrollIntoView would scroll the page too.
    if (nav && link) nav.scrollTo({ left: link.offsetLeft - (nav.clientWidth - link.offsetWidth) / 2 });
  }, [current]);
  return (
    <nav
      ref={row}
      aria-label={t.tabs}
      className="scrollbar-none sticky top-(--nr-nav) z-20 -mx-(--nr-gutter) mt-3 overflow-x-auto border-b border-line bg-ground/95 px-(--nr-gutter) backdrop-blur-sm print:hidden"
    >
      <ol className="flex gap-1">
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              data-chapter={id}
              aria-current={id === current ? 'location' : undefined}
              onClick={() => onChoose(id)}
              className="-mb-px flex min-h-12 items-center border-b-[2.5px] border-transparent px-3.5 font-medium whitespace-nowrap text-ink-2 hover:text-ink aria-[current=location]:border-manik-text aria-[current=location]:text-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function ChapterCard({
  chapter: { id, title, lead, paragraphs, why },
  open,
  printing,
  onToggle,
}: {
  chapter: ChapterData;
  open: boolean;
  printing: boolean;
  onToggle: (open: boolean) => void;
}) {
  const t = useReportTexts('reports/kundli').chapters;
  return (
    <details
      id={id}
      open={open}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
      className="group/chapter scroll-mt-13 rounded-tile border border-line bg-surface"
    >
      <summary className="cursor-pointer list-none p-5 md:p-7 [&::-webkit-details-marker]:hidden print:break-after-avoid">
        <span className="flex items-center justify-between gap-4">
          <h3 className="font-text! text-base! font-semibold! text-manik-text">{title}</h3>
          <Icon
            of={ChevronDown}
            className="text-ink-3 transition-[rotate] duration-(--nr-mid) group-open/chapter:rotate-180 print:hidden"
          />
        </span>
        <span className="mt-1.5 block max-w-[38ch] font-display text-h2 text-pretty">{lead}</span>
      </summary>
      <div className="written px-5 pb-5 md:px-7 md:pb-6">
        <div className="max-lg:max-w-(--nr-measure) *:mb-4 lg:mb-3 lg:columns-2 lg:gap-x-14">
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="text-pretty">
              {paragraph}
            </p>
          ))}
        </div>
        <details open={printing || undefined} className="mt-2 border-t border-line pt-1 print:pt-3">
          <summary className="min-h-11 cursor-pointer content-center text-sm font-medium text-ink-2 print:min-h-0">
            {t.why}
          </summary>
          <ul className="grid list-disc gap-1 pb-2 pl-5 text-sm text-ink-2 marker:text-ink-3">
            {why.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </details>
      </div>
    </details>
  );
}
