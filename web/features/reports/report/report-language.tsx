import { createContext, type ReactNode, use } from 'react';
import type { Lang } from '#contract/core/errors.ts';
import type { AllTexts } from '#web/texts/index.ts';

type Words = { lang: Lang; texts: Partial<AllTexts> };

const ReportWords = createContext<Words | null>(null);

/**
 * A report in its own language, which need not be the page's: everything inside takes its words from `texts` and
 * says so to screen readers.
 */
export function ReportLanguage({ lang, texts, children }: Words & { children: ReactNode }) {
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

/** The texts of a feature in the language of the report around. */
export function useReportTexts<F extends keyof AllTexts>(feature: F): AllTexts[F] {
  const found = useWords().texts[feature];
  if (!found) throw new Error(`the report does not load the texts "${feature}"`);
  return found;
}

/** The language of the report around. */
export const useReportLang = (): Lang => useWords().lang;
