import { Drawing } from '#web/drawings/drawing.tsx';
import { BestDays, WearingSteps } from '#web/features/catalog/product/wearing.tsx';
import { langOf } from '#web/shared/catalog/local-texts.ts';
import { fill, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { ArtTile } from '#web/ui/art-tile.tsx';
import { Link } from '#web/ui/link.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { GrahaGuide } from './grahas.ts';
import { type WornCard, wearPath } from './wearing-guide.ts';

/** Shows how the stone of one graha is worn, and some of what the shop sells for it. */
export function GrahaEntry({
  graha,
  goods,
  total,
  eager,
}: {
  graha: GrahaGuide;
  goods: readonly WornCard[];
  /** All products for this graha that are worn. */
  total: number;
  eager: boolean;
}) {
  const t = useTexts('catalog/how-to-wear');
  const days: Record<string, string[]> = useTexts('catalog/product').days;
  const lang = useLang();
  const words = t.grahas[graha.name];
  const steps = [
    fill(t.wear.set, { metal: words.metal }),
    t.wear[graha.cleansing],
    ...(graha.trial ? [t.wear.trial] : []),
    fill(t.wear.recite, { day: days[graha.day]?.[1] ?? graha.day, mantra: words.mantra }),
    fill(t.wear.finger, { finger: words.finger }),
  ];
  const named = (form: string) => form.replace('{graha}', words.name);
  const seeAll = { one: named(t.seeAll.one), other: named(t.seeAll.other) };
  return (
    <article
      id={graha.name}
      aria-labelledby={`${graha.name}-title`}
      className="grid gap-x-8 gap-y-5 border-t border-line py-8 md:grid-cols-[11rem_1fr] lg:grid-cols-[16rem_1fr_18rem] lg:gap-x-14 lg:py-14"
    >
      <Drawing
        name={graha.drawing}
        eager={eager}
        sizes="(min-width: 64rem) 20rem, 12rem"
        className="w-40 md:w-full"
      />
      <div>
        <h2 id={`${graha.name}-title`} className="mb-3 text-h2">
          {words.title}
        </h2>
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
      <div className="md:col-start-2 lg:col-start-3">
        <BestDays best={[graha.day]} />
        {goods.length > 0 && (
          <>
            <ul aria-label={fill(t.goods, { graha: words.name })} className="mt-5 grid grid-cols-2 gap-3">
              {goods.map(({ _id, name, image }) => (
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
                {plural(seeAll, total, lang)}
              </TextLink>
            </p>
          </>
        )}
      </div>
    </article>
  );
}
