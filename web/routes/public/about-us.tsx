import { Drawing } from '#web/drawings/drawing.tsx';
import type { nineStones } from '#web/drawings/list.ts';
import { policyFigures } from '#web/features/site/figures.ts';
import { loadSitePage, sitePageMeta } from '#web/features/site/load-policy.ts';
import { addressOf } from '#web/shell/shop-address.ts';
import { useShop } from '#web/shell/use-shop.ts';
import { fill } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Link } from '#web/ui/link.tsx';
import { LinkedText } from '#web/ui/linked-text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/about-us';

export const loader = ({ context }: Route.LoaderArgs) => loadSitePage(context, 'site/about');

export const meta = ({ loaderData: { texts } }: Route.MetaArgs) => sitePageMeta(texts['site/about'], texts);

/** About the shop: the story, its principles, the nine stones, and its facts. */
export default function AboutUs({ loaderData: { site } }: Route.ComponentProps) {
  const t = useTexts('site/about');
  return (
    <div className="pb-16 lg:pb-24">
      <div className="wrap grid gap-8 pt-5 lg:grid-cols-[1.1fr_1fr] lg:gap-20 lg:pt-12">
        <div>
          <h1 className="text-h1">{t.title}</h1>
          <p className="mt-4 font-display text-h3 text-manik-text lg:text-h2">{t.lead}</p>
        </div>
        <div className="grid gap-4 lg:pt-5">
          {t.story.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
      <section aria-labelledby="rules" className="wrap section">
        <h2 id="rules" className="text-h2">
          {t.rules.title}
        </h2>
        <ul className="mt-5 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-4">
          {t.rules.points.map(({ title, text }) => (
            <li key={title} className="border-t border-line py-5">
              <h3 className="text-h3">{title}</h3>
              <p className="mt-1.5 text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <NineStones />
      <Facts site={site} />
    </div>
  );
}

type Stone = keyof typeof nineStones;

/** Lists the stones in the order of the grahas. Each links to its products. */
function NineStones() {
  const t = useTexts('site/about').stones;
  return (
    <section aria-labelledby="stones" className="bg-sunken py-10 lg:py-16">
      <div className="wrap">
        <h2 id="stones" className="text-h2">
          {t.title}
        </h2>
        <p className="mt-1 text-ink-2">{t.lead}</p>
        <ul className="mt-6 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:gap-4">
          {(Object.keys(t.names) as Stone[]).map((name) => {
            const { stone, english, graha, day } = t.names[name];
            return (
              <li key={name}>
                <Link
                  to={`/products?q=${name}`}
                  className="grid h-full gap-x-5 gap-y-2 rounded-tile border border-line bg-surface p-4 hover:border-line-strong sm:grid-cols-[5rem_1fr] sm:items-center lg:p-5"
                >
                  <Drawing name={name} className="w-20" />
                  <span>
                    <b className="block font-display text-h3 font-normal">{stone}</b>
                    <span className="block text-sm text-ink-2">{english}</span>
                    <span className="block text-sm text-ink-2">{graha}</span>
                    <span className="block text-sm text-ink-3">{day}</span>
                  </span>
                </Link>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

function Facts({ site }: Pick<Route.ComponentProps['loaderData'], 'site'>) {
  const t = useTexts('site/about').house;
  const policies = useTexts('site');
  const shell = useTexts('shell');
  const shop = useShop();
  const lang = useLang();
  const figures = policyFigures({ site, shop }, { site: policies, shell }, lang);
  const { legal } = site;
  const rows: [string, string][] = [
    [t.legalName, '{legalName}'],
    ...(legal.registration ? [[t.registration, legal.registration] as [string, string]] : []),
    [t.address, addressOf(shop, lang).join(', ')],
    [t.country, '{country}'],
    [t.care, '{email} · {phone}'],
    [t.officer, '{officer}, {designation} · {officerEmail} · {officerPhone}'],
  ];
  return (
    <section aria-labelledby="house" className="wrap mt-10 lg:mt-16">
      <h2 id="house" className="text-h2">
        {t.title}
      </h2>
      <dl className="mt-4 max-w-200">
        {rows.map(([label, value]) => (
          <div key={label} className="grid gap-x-6 border-t border-line py-3 sm:grid-cols-[12rem_1fr]">
            <dt className="text-ink-2">{label}</dt>
            <dd className="min-w-0 break-words">
              <LinkedText text={fill(value, figures)} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4">
        <TextLink to="/contact-us">{t.more}</TextLink>
      </p>
    </section>
  );
}
