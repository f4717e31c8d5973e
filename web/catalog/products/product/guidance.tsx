import type { ReactNode } from 'react';
import { langOf } from '#web/catalog/products/shared/local-texts.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Accordion } from '#web/ui/accordion.tsx';
import { FactTable } from './fact-table.tsx';
import type { PageProduct } from './page-product.ts';
import { BestDays, WearingSteps } from './wearing.tsx';

/**
 * Shows the facts, how to wear, use or place the product, the best day, the benefits and the description. Empty parts are
 * omitted.
 */
export function Guidance({ product, variantId }: { product: PageProduct; variantId: string | null }) {
  const t = useTexts('products/product');
  const { howToWear, bestDayToWear, benefits, description, facts } = product;
  return (
    <div className="mt-8">
      <Accordion title={t.facts} open>
        <FactTable facts={facts} variantId={variantId} />
      </Accordion>
      {howToWear.length > 0 && (
        <Accordion title={t.howTo[facts.guide]} open>
          <WearingSteps steps={howToWear} />
        </Accordion>
      )}
      {bestDayToWear.length > 0 && (
        <Accordion title={t.bestDay[facts.guide]} open>
          <BestDays best={bestDayToWear} />
        </Accordion>
      )}
      {benefits.length > 0 && (
        <Accordion title={t.benefits}>
          <ul className="written grid gap-1.5 text-ink-2">
            {benefits.map((benefit) => (
              <li key={benefit} lang={langOf(benefit)} className="flex gap-3">
                <span aria-hidden="true" className="mt-[.6em] size-1.5 shrink-0 rotate-45 bg-manik-text" />
                <span>{benefit}</span>
              </li>
            ))}
          </ul>
        </Accordion>
      )}
      {description && (
        <Accordion title={t.description} open>
          <Written>{description}</Written>
        </Accordion>
      )}
    </div>
  );
}

/** Shows a seller's text with its paragraphs and language. */
function Written({ children }: { children: string }): ReactNode {
  return (
    <div lang={langOf(children)} className="written grid max-w-[64ch] gap-3 whitespace-pre-line text-ink-2">
      {children.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
