import type { ProductReport } from '#contract/catalog/certificates/endpoints.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { textLinkClass } from '#web/ui/text-link.tsx';

/** The files of reports by variant; that of the whole product is under ''. */
export type PageReports = Readonly<Record<string, string>>;

/** Returns the reports for the page of a product. Made on the server only. */
export const pageReports = (reports: readonly ProductReport[]): PageReports =>
  Object.fromEntries(reports.flatMap(({ skuId, file }) => (file ? [[skuId ?? '', file]] : [])));

/** Links to the laboratory's report: of the chosen variant, or else of the whole product. */
export function ProductReports({ files, variantId }: { files: PageReports; variantId: string | null }) {
  const t = useTexts('certificates/product');
  const file = files[variantId ?? ''] ?? files[''];
  return (
    file && (
      <a href={file} className={`${textLinkClass} inline-flex min-h-11 items-center`}>
        {t.see}
      </a>
    )
  );
}
