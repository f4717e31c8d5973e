import type { ProductReport } from '#contract/certificates/endpoints.ts';
import type { Lang } from '#contract/core/errors.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { textLinkClass } from '#web/ui/text-link.tsx';

/** A report as the page of its product shows it, in one language. */
export type PageReport = { skuId: string | null; said: { laboratory: string; number: string }; file: string };

/** Returns the reports for the page of a product. Made on the server only. */
export const pageReports = (reports: readonly ProductReport[], lang: Lang): PageReport[] =>
  reports.flatMap(({ skuId, laboratory, number, file }) =>
    file ? [{ skuId, said: { laboratory: laboratory[lang], number }, file }] : [],
  );

/** Links to the laboratory's report: of the chosen variant, or else of the whole product. */
export function ProductReports({
  reports,
  variant,
}: {
  reports: readonly PageReport[];
  variant: { id: string; name: string } | null;
}) {
  const t = useTexts('certificates/product');
  const own = reports.find(({ skuId }) => skuId !== null && skuId === variant?.id);
  const report = own ?? reports.find(({ skuId }) => skuId === null);
  if (!report) return null;
  return (
    <p className="mt-4 text-sm text-ink-2">
      {fill(t.said, report.said)}
      <br />
      <a href={report.file} className={`${textLinkClass} inline-flex min-h-11 items-center`}>
        {own && variant ? fill(t.seeOf, { variant: variant.name }) : t.see}
      </a>
    </p>
  );
}
