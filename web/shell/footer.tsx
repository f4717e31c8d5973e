import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { linksAt, type Place } from '#web/links.ts';
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

/** The footer: about the shop, links to existing pages, and the ways to reach and to pay it. Phones have two columns. */
export function Footer() {
  return (
    <footer
      // A phone lays it out when it comes near the screen. Before, the word हिंदी would ask for its font before the first paint.
      // The height until then is more than it ever has: a page that grows after a jump to its end would not be at its end.
      className="site-footer bg-night py-5 text-sm text-on-night max-lg:[contain-intrinsic-size:auto_40rem] max-lg:[content-visibility:auto] lg:py-9 lg:text-base"
    >
      <Columns />
    </footer>
  );
}

function Columns() {
  const t = useTexts('shell');
  return (
    <div className="wrap grid grid-cols-2 gap-x-6 gap-y-3.5 md:grid-cols-[1.7fr_1fr_1fr_1fr] md:gap-y-9">
      <div className="col-span-full flex justify-between gap-4 md:col-span-1 md:block">
        <Brand onNight />
        <p className="my-4 max-w-[34ch] text-on-night-2 max-lg:hidden">{t.intro}</p>
        <LanguageToggle />
      </div>
      {columns.map((place) => {
        const links = linksAt(place);
        return (
          links.length > 0 && (
            // Phones have these links in the tab bar.
            <nav
              key={place}
              aria-labelledby={`footer-${place}`}
              className={place === 'guidance' ? 'max-lg:hidden' : undefined}
            >
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
      <Foot />
    </div>
  );
}

/** Address, hours, the ways to reach the shop, its channels, and how one can pay. */
function Foot() {
  const t = useTexts('shell');
  const lang = useLang();
  const shop = useShop();
  return (
    <div className="col-span-full grid grid-cols-2 items-start gap-x-6 border-t border-on-night/18 pt-3 text-sm text-on-night-2 lg:grid-cols-4">
      <p className="py-2">{addressOf(shop, lang).join(', ')}</p>
      <p className="py-2">
        {shop.hours.map((line) => (
          <span key={line.days} className="block">
            {hoursInWords(line, t.hours)}
          </span>
        ))}
        <span className="max-lg:hidden">{t.festivals}</span>
      </p>
      {shop.phone && (
        <a href={contactLinks(shop).call} className={row}>
          {formatPhone(shop.phone)}
        </a>
      )}
      {shop.email && (
        <a href={`mailto:${shop.email}`} className={`${row} break-words`}>
          {shop.email}
        </a>
      )}
      {shop.social.length > 0 && (
        <nav aria-label={t.footer.follow} className="col-span-full grid grid-cols-2 gap-x-6 lg:flex">
          {shop.social.map((place) => (
            <a key={place.url} href={place.url} rel="noopener" className={row}>
              {place.name}
            </a>
          ))}
        </nav>
      )}
      <p className="col-span-full py-2">
        {shop.cod.offered ? `${t.footer.pay} · ${t.footer.cash}` : t.footer.pay}
      </p>
    </div>
  );
}

/** A column under its heading. A folding one is a dropdown on phones, open at first; wide screens show it as a column. */
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
  const heading = (
    <h2 id={id} className="flex min-h-11 items-center font-text text-sm font-medium text-on-night-2">
      {title}
    </h2>
  );
  if (!folds)
    return (
      <>
        {heading}
        {children}
      </>
    );
  return (
    <details open className="group">
      <summary className="flex cursor-pointer list-none items-center gap-1.5 [&::-webkit-details-marker]:hidden">
        {heading}
        <Icon
          of={ChevronDown}
          small
          className="text-on-night-2 transition-[rotate] duration-(--nr-mid) group-open:rotate-180 lg:hidden"
        />
      </summary>
      {children}
    </details>
  );
}
