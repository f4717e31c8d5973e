import { ExternalLink } from 'lucide';
import { policyFigures } from '#web/base/site/figures.ts';
import { loadSitePage, sitePageMeta } from '#web/base/site/load-policy.ts';
import { Drawing } from '#web/drawings/drawing.tsx';
import type { DrawingName } from '#web/drawings/list.ts';
import { useShop } from '#web/shell/use-shop.ts';
import { fill } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LinkedText } from '#web/ui/linked-text.tsx';
import { textLinkClass } from '#web/ui/text-link.tsx';
import type { Route } from './+types/partners';

export const loader = ({ context }: Route.LoaderArgs) => loadSitePage(context, 'site/partners');

export function meta({ loaderData: { texts }, matches }: Route.MetaArgs) {
  return sitePageMeta(texts['site/partners'], matches);
}

/** A drawing for each kind of partner, in the order of the texts. */
const kindDrawings: readonly DrawingName[] = ['gemstone', 'yantra', 'diya', 'mala'];

/** The partners named in the settings, and how to become one. */
export default function Partners({ loaderData: { site } }: Route.ComponentProps) {
  const t = useTexts('site/partners');
  const lang = useLang();
  const shop = useShop();
  const words = { site: useTexts('site'), shell: useTexts('shell') };
  const figures = policyFigures({ site, shop }, words, lang);
  return (
    <div className="wrap pt-5 pb-16 lg:pt-12 lg:pb-24">
      <h1 className="text-h1">{t.title}</h1>
      {site.partners.length === 0 ? (
        <div className="mt-4 grid gap-x-20 gap-y-3 lg:grid-cols-[1.1fr_1fr]">
          <p className="font-display text-h3 text-balance text-manik-text lg:text-h2">{t.invite.lead}</p>
          <p className="text-lg text-ink-2">{t.invite.text}</p>
        </div>
      ) : (
        <>
          <p className="mt-2 max-w-[56ch] text-lg text-ink-2">{t.lead}</p>
          <ul className="mt-7 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {site.partners.map((partner) => (
              <li key={partner.url} className="flex flex-col rounded-tile border border-line bg-surface p-5">
                <h2 className="text-h3">{partner.name}</h2>
                <p className="mt-2 mb-4 text-ink-2">{partner[lang]}</p>
                <a
                  href={partner.url}
                  target="_blank"
                  rel="noopener"
                  className={`${textLinkClass} mt-auto inline-flex min-h-11 items-center gap-1.5 self-start`}
                >
                  <span>{fill(t.visit, { name: partner.name })}</span>
                  <Icon of={ExternalLink} small />
                  <span className="sr-only">({t.opens})</span>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <section aria-labelledby="become" className="mt-10 lg:mt-14">
        <h2 id="become" className="text-h2">
          {t.become}
        </h2>
        <p className="mt-1 text-ink-2">{t.becomeText}</p>
        <div className="mt-5 grid gap-8 lg:grid-cols-[1.3fr_1fr] lg:gap-16">
          <ul className="grid content-start gap-x-8 sm:grid-cols-2">
            {t.kinds.map(({ title, text }, i) => (
              <li
                key={title}
                className="grid grid-cols-[4.5rem_1fr] items-start gap-x-4 border-t border-line py-5"
              >
                <Drawing name={kindDrawings[i] ?? 'combo'} className="w-18" />
                <div>
                  <h3 className="text-h3">{title}</h3>
                  <p className="mt-1 text-ink-2">{text}</p>
                </div>
              </li>
            ))}
          </ul>
          <div className="self-start rounded-tile bg-haldi-soft p-5 md:p-7">
            <h3 className="text-h3">{t.steps.title}</h3>
            <ol className="mt-3 grid list-decimal gap-2.5 pl-5">
              {t.steps.list.map((step) => (
                <li key={step}>{fill(step, figures)}</li>
              ))}
            </ol>
            <div className="mt-5 flex flex-wrap gap-3">
              <LinkButton to="/contact-us?topic=partnership">{t.write}</LinkButton>
              <LinkButton to="/astrologer-signup" kind="secondary">
                {t.astrologer}
              </LinkButton>
            </div>
            <p className="mt-4 break-words text-ink-2">
              <LinkedText text={fill(t.mail, figures)} />
            </p>
          </div>
        </div>
      </section>
    </div>
  );
}
