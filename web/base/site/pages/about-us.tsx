import { ExternalLink } from 'lucide';
import { policyFigures } from '#web/base/site/figures.ts';
import { loadSitePage, sitePageMeta } from '#web/base/site/load-policy.ts';
import { Drawing } from '#web/drawings/drawing.tsx';
import type { NineStone } from '#web/drawings/list.ts';
import { shelfUrl } from '#web/drawings/shelf.ts';
import { hoursInWords } from '#web/shell/opening-hours.ts';
import { addressOf, streetOf } from '#web/shell/shop-address.ts';
import { useShop } from '#web/shell/use-shop.ts';
import { fill } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Niche } from '#web/ui/art-tile.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { LinkedText } from '#web/ui/linked-text.tsx';
import { TextLink, textLinkClass } from '#web/ui/text-link.tsx';
import type { Route } from './+types/about-us';

export const loader = ({ context }: Route.LoaderArgs) => loadSitePage(context, 'site/about');

export function meta({ loaderData: { texts }, matches }: Route.MetaArgs) {
  return sitePageMeta(texts['site/about'], matches);
}

/** About the shop: the story, its people, its principles, the nine stones, its place, and its facts. */
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
      <People site={site} />
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
      <Place />
      <Facts site={site} />
    </div>
  );
}

type Site = Route.ComponentProps['loaderData'];

/** Names the people of the shop from the settings, the grievance officer last. */
function People({ site }: Pick<Site, 'site'>) {
  const t = useTexts('site/about').people;
  const lang = useLang();
  const shop = useShop();
  const words = { site: useTexts('site'), shell: useTexts('shell') };
  const { grievance } = site;
  const people = [
    ...site.people.map((one) => ({
      name: lang === 'hi' ? one.nameHi : one.name,
      role: lang === 'hi' ? one.roleHi : one.role,
      text: one[lang],
      id: one.name,
    })),
    // A shop that is being set up has none yet.
    grievance.name && {
      name: (lang === 'hi' && site.hindi.officer) || grievance.name,
      role: (lang === 'hi' && site.hindi.designation) || grievance.designation,
      text: fill(t.officer, policyFigures({ site, shop }, words, lang)),
      id: grievance.name,
    },
  ].filter((one) => one !== '');
  if (people.length === 0) return null;
  return (
    <section aria-labelledby="people" className="wrap pt-12 lg:pt-20">
      <h2 id="people" className="text-h2">
        {t.title}
      </h2>
      <p className="mt-1 text-ink-2">{t.lead}</p>
      <ul className="mt-6 grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {people.map(({ id, name, role, text }) => (
          <li
            key={id}
            className="written grid content-start grid-cols-[4rem_1fr] gap-x-4 lg:grid-cols-1 lg:gap-y-3"
          >
            <Avatar id={id} name={name} size="4rem" />
            <div>
              <h3 className="text-h3">{name}</h3>
              <p className="font-medium text-manik-text">{role}</p>
              <p className="mt-1.5 text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where the shop is and when it is open. The map is a link: no page loads anything from another host. */
function Place() {
  const t = useTexts('site/about').place;
  const { hours: words } = useTexts('shell');
  const shop = useShop();
  const lang = useLang();
  const { hours } = shop;
  const map = `https://www.openstreetmap.org/search?query=${encodeURIComponent(streetOf(shop, 'en'))}`;
  return (
    <section
      aria-labelledby="place"
      className="wrap mt-10 grid items-center gap-6 sm:grid-cols-[12rem_1fr] lg:mt-16 lg:grid-cols-[14rem_1fr] lg:gap-12"
    >
      <Niche src={shelfUrl('diya')} alt="" className="w-40 sm:w-full" />
      <div>
        <h2 id="place" className="text-h2">
          {t.title}
        </h2>
        <p className="mt-2 max-w-[56ch] text-lg text-ink-2">{t.text}</p>
        <div className="mt-5 grid gap-x-12 gap-y-4 sm:grid-cols-[auto_auto] sm:justify-start">
          <address translate="no" className="not-italic">
            {addressOf(shop, lang).map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
            <a
              href={map}
              target="_blank"
              rel="noopener"
              className={`${textLinkClass} inline-flex min-h-11 items-center gap-1.5`}
            >
              {t.map}
              <Icon of={ExternalLink} small />
              <span className="sr-only">({t.opens})</span>
            </a>
          </address>
          <div>
            <h3 className="font-text text-base font-medium text-ink-2">{t.hours}</h3>
            {hours.map((line) => (
              <p key={line.days} className="tabular">
                {hoursInWords(line, words)}
              </p>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

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
          {(Object.keys(t.names) as NineStone[]).map((name) => {
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

function Facts({ site }: Pick<Site, 'site'>) {
  const t = useTexts('site/about').house;
  const policies = useTexts('site');
  const shell = useTexts('shell');
  const shop = useShop();
  const lang = useLang();
  const figures = policyFigures({ site, shop }, { site: policies, shell }, lang);
  const { legal } = site;
  const rows: [string, string][] = [
    ...(legal.name ? [[t.legalName, '{legalName}'] as [string, string]] : []),
    ...(legal.registration ? [[t.registration, legal.registration] as [string, string]] : []),
    ...(shop.address.length > 0 ? [[t.address, addressOf(shop, lang).join(', ')] as [string, string]] : []),
    [t.country, '{country}'],
    ...(shop.email && shop.phone ? [[t.care, '{email} · {phone}'] as [string, string]] : []),
    ...(site.grievance.name
      ? [[t.officer, '{officer}, {designation} · {officerEmail} · {officerPhone}'] as [string, string]]
      : []),
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
        <TextLink alone to="/contact-us">
          {t.more}
        </TextLink>
      </p>
    </section>
  );
}
