import { createContext, type ReactNode, use } from 'react';
import type { DateWords } from '#languages/dates.ts';
import type { Lang } from '#languages/list.ts';
import type { Messages } from '#languages/messages.gen.ts';
import { knowDates } from '#web/texts/date-words.ts';

type Words = { lang: Lang; texts: Partial<Messages> };

const ReportWords = createContext<Words | null>(null);

/**
 * Provides the language of a report, which may differ from the page's. Components inside use `texts`; the `lang`
 * attribute tells screen readers.
 */
export function ReportLanguage({
  lang,
  texts,
  dates,
  children,
}: Words & { dates: DateWords; children: ReactNode }) {
  knowDates(lang, dates);
  return (
    <ReportWords value={{ lang, texts }}>
      <div lang={lang} data-report>
        {children}
      </div>
    </ReportWords>
  );
}

function useWords(): Words {
  const words = use(ReportWords);
  if (!words) throw new Error('no report around this component');
  return words;
}

/** Returns the texts of a feature in the surrounding report's language. */
export function useReportTexts<F extends keyof Messages>(feature: F): Messages[F] {
  const found = useWords().texts[feature];
  if (!found) throw new Error(`the report does not load the texts "${feature}"`);
  return found;
}

/** Returns the language of the surrounding report. */
export const useReportLang = (): Lang => useWords().lang;
