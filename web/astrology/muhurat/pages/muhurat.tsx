import { langContext } from '#web/api/context.ts';
import { Occasions } from '#web/astrology/muhurat/occasions.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { loadTexts } from '#web/texts/load.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import type { Route } from './+types/muhurat';

export const loader = async ({ context }: Route.LoaderArgs) => ({
  texts: await loadTexts(context.get(langContext), ['muhurat', 'shell']),
});

export function meta({ loaderData: { texts }, matches }: Route.MetaArgs) {
  return pageMeta({
    title: texts.muhurat.title,
    brand: shopNameIn(matches),
    description: texts.muhurat.description,
  });
}

/** The occasions that the muhurat finder knows. */
export default function Muhurat() {
  const t = useTexts('muhurat');
  return (
    <div className="wrap pt-5 pb-16 lg:pt-12 lg:pb-24">
      <h1 className="text-h1">{t.heading}</h1>
      <p className="mt-3 mb-8 max-w-[60ch] text-lg text-ink-2">{t.lead}</p>
      <Occasions />
    </div>
  );
}
