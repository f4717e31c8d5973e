import { BestDays, WearingSteps } from '#web/catalog/products/product/wearing.tsx';
import { categoryName, langOf } from '#web/catalog/products/shared/local-texts.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { ArtTile } from '#web/ui/art-tile.tsx';
import { Link } from '#web/ui/link.tsx';
import type { WearingGuide } from './wearing-guide.ts';

/** Shows one product with its picture, the steps to wear it, and the best days. */
export function WearRow({ worn, eager }: { worn: WearingGuide; eager: boolean }) {
  const catalog = useTexts('products');
  const t = useTexts('products/how-to-wear');
  const { _id, name, category, howToWear, bestDayToWear, image } = worn;
  return (
    <article
      aria-labelledby={_id}
      className="grid grid-cols-[5.5rem_1fr] gap-x-4 gap-y-3 border-t border-line py-6 md:grid-cols-[11rem_1fr] md:gap-x-8 lg:grid-cols-[12rem_1fr_20rem] lg:gap-x-12 lg:py-9"
    >
      {image ? (
        <Link
          to={`/single-product/${_id}`}
          tabIndex={-1}
          aria-hidden="true"
          className="self-start md:row-span-3 [&:hover_.art]:scale-[1.045]"
        >
          <ArtTile src={image} alt="" eager={eager} />
        </Link>
      ) : (
        <span className="md:row-span-3" />
      )}
      <div className="self-center md:self-start lg:col-span-2">
        <p className="text-sm text-ink-3">{categoryName(catalog, category)}</p>
        <h2 id={_id} lang={langOf(name)} className="written-display text-h3">
          <Link to={`/single-product/${_id}`} aria-label={fill(t.see, { name })} className="hover:underline">
            {name}
          </Link>
        </h2>
      </div>
      <div className="max-md:col-span-2">
        {howToWear.length > 0 ? (
          <WearingSteps steps={howToWear} />
        ) : (
          <p className="text-ink-2">{t.noSteps}</p>
        )}
      </div>
      {bestDayToWear.length > 0 && (
        <div className="max-md:col-span-2 md:max-w-80">
          <BestDays best={bestDayToWear} />
        </div>
      )}
    </article>
  );
}
