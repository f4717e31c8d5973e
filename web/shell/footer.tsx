import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { StaticPart } from '#web/document/static-parts/static-part.tsx';
import { linksAt, type Place } from '#web/route-table.ts';
import { formatPhone } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { Brand } from './brand.tsx';
import { contactLinks } from './contact-button.tsx';
import { hoursInWords } from './opening-hours.ts';
import { addressOf } from './shop-address.ts';
import { LanguageToggle } from './toggles.tsx';
import { useShop } from './use-shop.ts';

const row = 'flex min-h-11 items-center hover:underline';

const columns = ['visit', 'guidance', 'policies'] as const satisfies readonly Place[];

/** The footer: about the shop, its hours, and links to existing pages. */
export function Footer() {
  const shop = useShop();
  return (
    <StaticPart
      as="footer"
      by={() => `footer ${JSON.stringify(shop)}`}
      className="bg-night pt-14 pb-24 text-on-night lg:pb-14"
    >
      <Columns />
    </StaticPart>
  );
}

function Columns() {
  const t = useTexts('shell');
  const lang = useLang();
  const shop = useShop();
  return (
    <div className="wrap grid grid-cols-2 gap-x-6 gap-y-9 md:grid-cols-[1.7fr_1fr_1fr_1fr]">
      <div className="col-span-full grid content-start gap-4 md:col-span-1">
        <Brand onNight className="justify-self-start" />
        <p className="max-w-[34ch] text-on-night-2">{t.intro}</p>
        <p className="text-sm text-on-night-2">
          {shop.hours.map((line) => (
            <span key={line.days} className="block">
              {hoursInWords(line, t.hours)}
            </span>
          ))}
          {t.festivals}
        </p>
        <span className="justify-self-start">
          <LanguageToggle />
        </span>
      </div>
      {columns.map((place) => {
        const links = linksAt(place);
        return (
          links.length > 0 && (
            <nav key={place} aria-labelledby={`footer-${place}`}>
              <Fold folds={place === 'policies'} id={`footer-${place}`} title={t.footer[place]}>
                <ul>
                  {links.map((link) => (
                    <li key={link.to}>
                      <Link to={link.to} className={row}>
                        {t.links[link.text]}
                      </Link>
                    </li>
                  ))}
                </ul>
              </Fold>
            </nav>
          )
        );
      })}
      <div className="col-span-full flex flex-wrap items-center gap-x-8 border-t border-on-night/18 pt-5 text-sm text-on-night-2">
        <p className="py-2">{addressOf(shop, lang).join(', ')}</p>
        <a href={contactLinks(shop).call} className={row}>
          {formatPhone(shop.phone)}
        </a>
        <a href={`mailto:${shop.email}`} className={row}>
          {shop.email}
        </a>
        {shop.social.length > 0 && (
          <nav aria-label={t.footer.follow} className="flex flex-wrap gap-x-6 lg:ml-auto">
            {shop.social.map((place) => (
              <a key={place.url} href={place.url} rel="noopener" className={row}>
                {place.name}
              </a>
            ))}
          </nav>
        )}
      </div>
    </div>
  );
}

/** A column under its heading. A folding one is a dropdown that is open at first. */
function Fold({
  folds,
  id,
  title,
  children,
}: {
  folds: boolean;
  id: string;
  title: string;
  children: ReactNode;
}) {
  const look = 'mb-2 font-text text-sm font-medium text-on-night-2';
  if (!folds)
    return (
      <>
        <h2 id={id} className={look}>
          {title}
        </h2>
        {children}
      </>
    );
  return (
    <details open className="group">
      <summary className="flex cursor-pointer list-none items-start gap-1.5 [&::-webkit-details-marker]:hidden">
        <h2 id={id} className={look}>
          {title}
        </h2>
        <Icon
          of={ChevronDown}
          small
          className="text-on-night-2 transition-[rotate] duration-(--nr-mid) group-open:rotate-180"
        />
      </summary>
      {children}
    </details>
  );
}
