import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { StaticPart } from '#web/document/static-parts/static-part.tsx';
import { linksAt, type Place } from '#web/route-table.ts';
import { formatPhone } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { Brand } from './brand.tsx';
import { contactLinks } from './contact-button.tsx';
import { hoursInWords } from './opening-hours.ts';
import { LanguageToggle } from './toggles.tsx';
import { useShop } from './use-shop.ts';

const row = 'flex min-h-11 items-center hover:underline';

const columns = ['visit', 'guidance', 'policies'] as const satisfies readonly Place[];

/** The footer: about the shop, its hours, and links to existing pages. On phones it is two columns. */
export function Footer() {
  const shop = useShop();
  return (
    <StaticPart
      as="footer"
      by={() => `footer ${JSON.stringify(shop)}`}
      className="bg-night pt-7 pb-5 text-on-night max-md:text-sm md:py-14"
    >
      <Columns />
    </StaticPart>
  );
}

function Columns() {
  const t = useTexts('shell');
  return (
    <div className="wrap grid grid-cols-2 gap-x-6 gap-y-3 md:grid-cols-[1.7fr_1fr_1fr_1fr] md:gap-y-9">
      <div className="col-span-full flex justify-between gap-4 md:col-span-1 md:flex-col md:justify-start md:*:self-start">
        <Brand onNight />
        <p className="max-w-[34ch] text-on-night-2 max-md:hidden">{t.intro}</p>
        <Hours className="max-md:hidden" />
        <span>
          <LanguageToggle />
        </span>
      </div>
      {columns.map((place) => {
        const links = linksAt(place);
        return (
          links.length > 0 && (
            // Phones have these links in the tab bar.
            <nav
              key={place}
              aria-labelledby={`footer-${place}`}
              className={place === 'guidance' ? 'max-md:hidden' : undefined}
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

/** Address, hours on phones, the ways to reach the shop, its channels, and how one can pay. */
function Foot() {
  const t = useTexts('shell');
  const shop = useShop();
  const ways = [...t.footer.pay, ...(shop.cod.offered ? [t.footer.cash] : [])];
  return (
    <div className="col-span-full grid grid-cols-2 items-center gap-x-6 border-t border-on-night/18 pt-4 text-sm text-on-night-2 md:flex md:flex-wrap md:gap-x-8 md:pt-5">
      <p className="py-2">{shop.address.join(', ')}</p>
      <Hours className="md:hidden" />
      <a href={contactLinks(shop).call} className={row}>
        {formatPhone(shop.phone)}
      </a>
      <a href={`mailto:${shop.email}`} className={`${row} break-all`}>
        {shop.email}
      </a>
      {shop.social.length > 0 && (
        <nav
          aria-label={t.footer.follow}
          className="col-span-full grid grid-cols-2 gap-x-6 md:flex md:flex-wrap lg:ml-auto"
        >
          {shop.social.map((place) => (
            <a key={place.url} href={place.url} rel="noopener" className={row}>
              {place.name}
            </a>
          ))}
        </nav>
      )}
      <p className="col-span-full py-2 md:w-full">{ways.join(' · ')}</p>
    </div>
  );
}

function Hours({ className }: { className: string }) {
  const t = useTexts('shell');
  return (
    <p className={`text-sm text-on-night-2 ${className}`}>
      {useShop().hours.map((line) => (
        <span key={line.days} className="block">
          {hoursInWords(line, t.hours)}
        </span>
      ))}
      {t.festivals}
    </p>
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
  const look = 'font-text text-sm font-medium text-on-night-2 md:mb-2';
  if (!folds)
    return (
      <>
        <h2 id={id} className={`${look} max-md:leading-11`}>
          {title}
        </h2>
        {children}
      </>
    );
  return (
    <details open className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 md:min-h-0 md:cursor-default [&::-webkit-details-marker]:hidden">
        <h2 id={id} className={look}>
          {title}
        </h2>
        <Icon
          of={ChevronDown}
          small
          className="text-on-night-2 transition-[rotate] duration-(--nr-mid) group-open:rotate-180 md:hidden"
        />
      </summary>
      {children}
    </details>
  );
}
