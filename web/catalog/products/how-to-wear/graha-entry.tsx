import { ChevronDown } from 'lucide';
import { BestDays, WearingSteps } from '#web/catalog/products/product/wearing.tsx';
import { langOf } from '#web/catalog/products/shared/local-texts.ts';
import { Drawing } from '#web/drawings/drawing.tsx';
import { fill } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { ArtTile } from '#web/ui/art-tile.tsx';
import { Fold } from '#web/ui/fold.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { GrahaGuide } from './grahas.ts';
import { type WornCard, wearPath } from './wearing-guide.ts';

/** A tile of one graha. A press says how its stone is worn, and shows some of what the shop sells for it. */
export function GrahaEntry({
  graha,
  products,
  total,
  eager,
}: {
  graha: GrahaGuide;
  products: readonly WornCard[];
  /** All products for this graha that are worn. */
  total: number;
  eager: boolean;
}) {
  const t = useTexts('products/how-to-wear');
  const days: Record<string, readonly string[]> = useTexts('products/product').days;
  const lang = useLang();
  const words = t.grahas[graha.name];
  const steps = [
    fill(t.wear.set, { metal: words.metal }),
    t.wear[graha.cleansing],
    ...(graha.trial ? [t.wear.trial] : []),
    fill(t.wear.recite, { day: days[graha.day]?.[1] ?? graha.day, mantra: words.mantra }),
    fill(t.wear.finger, { finger: words.finger }),
  ];
  return (
    <Fold
      id={graha.name}
      className="scroll-mt-24 rounded-tile bg-tile open:col-span-full print:col-span-full"
      summaryClass="grid h-full grid-cols-1 grid-rows-[auto_1fr_auto] justify-items-center gap-2 px-1.5 py-3 text-center group-open:h-auto md:p-5 print:h-auto"
      summary={
        <>
          <Drawing
            name={graha.drawing}
            eager={eager}
            sizes="(min-width: 64rem) 12rem, 6rem"
            className="w-full max-w-40"
          />
          <h2 className="text-base md:text-h3">
            <span>{words.title}</span>
          </h2>
          <Icon
            of={ChevronDown}
            small
            className="text-ink-2 transition-[rotate] duration-(--nr-mid) group-open:rotate-180"
          />
        </>
      }
    >
      <div className="grid gap-x-8 gap-y-5 p-4 md:p-6 lg:grid-cols-[1fr_18rem] lg:gap-x-14">
        <div>
          <dl className="mb-4 grid grid-cols-[auto_1fr] gap-x-5 gap-y-1 text-ink-2">
            {(['metal', 'finger', 'mantra', 'upratna'] as const).map((name) => (
              <div key={name} className="contents">
                <dt className="text-ink-3">{t[name]}</dt>
                <dd>{words[name]}</dd>
              </div>
            ))}
          </dl>
          <WearingSteps steps={steps} />
        </div>
        <div>
          <BestDays best={[graha.day]} />
          {products.length > 0 && (
            <>
              <ul
                aria-label={fill(t.products, { graha: words.name })}
                className="mt-5 grid grid-cols-2 gap-3"
              >
                {products.map(({ _id, name, image }) => (
                  <li key={_id}>
                    <Link to={`/single-product/${_id}`} className="block text-sm hover:underline">
                      <ArtTile src={image ?? ''} alt="" />
                      <span lang={langOf(name)} className="mt-1.5 block">
                        {name}
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
              <p className="mt-4">
                <TextLink alone to={wearPath({ graha: graha.name })}>
                  {fill(t.seeAll, { n: total, graha: words.name }, lang)}
                </TextLink>
              </p>
            </>
          )}
        </div>
      </div>
    </Fold>
  );
}
