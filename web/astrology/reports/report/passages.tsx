import { ArrowUp } from 'lucide';
import type { Passage } from '#contract/astrology/reports/data.ts';
import { Icon } from '#web/ui/icon.tsx';
import { textLinkClass } from '#web/ui/text-link.tsx';
import { useReportTexts } from './report-language.tsx';

/** The passages under one heading. */
export type PassagePart = { id: string; title: string; passages: Passage[] };

/** Groups passages by heading, in their order. Passages without a known heading get none. */
export function partsOf(passages: readonly Passage[], titles: Record<string, string>): PassagePart[] {
  const parts = new Map<string, PassagePart>();
  for (const passage of passages) {
    const title = titles[passage.part];
    if (!title) continue;
    const part = parts.get(passage.part) ?? { id: passage.part, title, passages: [] };
    part.passages.push(passage);
    parts.set(passage.part, part);
  }
  return [...parts.values()];
}

/** A report with this many parts or fewer has no table of contents. */
const FEW = 3;

/** Returns the anchor of a part. */
export const partAnchor = (id: string): string => `read-${id}`;

/**
 * Shows the written passages with a table of contents: sticky beside the text on wide screens, above it on phones.
 */
export function Passages({ title, parts }: { title: string; parts: readonly PassagePart[] }) {
  const t = useReportTexts('reports').tools;
  const long = parts.length > FEW;
  return (
    <section
      aria-labelledby="readings"
      className="grid gap-x-16 gap-y-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:items-start"
    >
      <div className="lg:sticky lg:top-24 print:hidden">
        <h2 id="readings" className="text-h2">
          {title}
        </h2>
        {long && (
          <nav id="contents" aria-label={t.contents} className="mt-3">
            <ol className="grid border-t border-line sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-1">
              {parts.map(({ id, title: name }) => (
                <li key={id} className="border-b border-line">
                  <a
                    href={`#${partAnchor(id)}`}
                    className="flex min-h-11 items-center py-1.5 font-medium hover:text-manik-text"
                  >
                    {name}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        )}
      </div>
      <div className="grid gap-12">
        {parts.map((part) => (
          <Part key={part.id} part={part} toContents={long ? t.toContents : null} />
        ))}
      </div>
    </section>
  );
}

function Part({ part, toContents }: { part: PassagePart; toContents: string | null }) {
  return (
    <article id={partAnchor(part.id)} className="written max-w-(--nr-measure)">
      <h3 className="text-h3">{part.title}</h3>
      {part.passages.map(({ id, title, text }) => (
        <div key={id} className="mt-4 break-inside-avoid-page">
          {title !== part.title && <h4 className="font-semibold">{title}</h4>}
          {text.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph.slice(0, 40)} className="mt-1 text-pretty text-ink-2">
              {paragraph}
            </p>
          ))}
        </div>
      ))}
      {toContents && (
        <a
          href="#contents"
          className={`${textLinkClass} mt-4 inline-flex min-h-11 items-center gap-1.5 text-sm lg:hidden print:hidden`}
        >
          <Icon of={ArrowUp} small />
          <span>{toContents}</span>
        </a>
      )}
    </article>
  );
}
