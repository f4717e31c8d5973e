import { ChevronLeft, Lock } from 'lucide';
import { useLocation } from 'react-router';
import { linksAt } from '#web/links.ts';
import { readBuyNow } from '#web/selling/checkout/shared/buy-now.ts';
import { Brand } from '#web/shell/brand.tsx';
import { contactLinks } from '#web/shell/contact-button.tsx';
import { LanguageToggle } from '#web/shell/toggles.tsx';
import { useShop } from '#web/shell/use-shop.ts';
import { formatPhone } from '#web/texts/format.ts';
import { useKnownTexts, useTexts } from '#web/texts/use-texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';

const row = 'inline-flex min-h-11 min-w-11 items-center hover:underline';

/** The header of the checkout: the logo, the way back, the language, and that it is secure. It has no menu. */
export function CheckoutHeader() {
  // The header is there before the page has loaded its texts.
  const t = useKnownTexts('checkout');
  const buyNow = readBuyNow(new URLSearchParams(useLocation().search));
  return (
    <header className="border-b border-line">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6 pt-2 lg:pt-3 lg:pb-1">
        <Brand className="min-h-11" />
        <LanguageToggle />
        <div className="flex min-h-11 grow basis-full items-center justify-between gap-x-6 text-sm lg:basis-auto">
          {t && (
            <>
              <Link
                to={buyNow ? `/single-product/${buyNow.productId}` : '/cart'}
                className={`${row} gap-1 font-medium`}
              >
                <Icon of={ChevronLeft} small />
                <span>{buyNow ? t.toProduct : t.toCart}</span>
              </Link>
              <span className="inline-flex items-center gap-1.5 text-panna">
                <Icon of={Lock} small />
                {t.assurances.safe}
              </span>
            </>
          )}
        </div>
      </div>
    </header>
  );
}

/** The footer of the checkout: how to reach the shop, and its policies. */
export function CheckoutFooter() {
  const t = useTexts('shell');
  const shop = useShop();
  return (
    <footer className="border-t border-line text-sm text-ink-2">
      <div className="wrap flex flex-wrap gap-x-6 py-3">
        {shop.phone && (
          <a href={contactLinks(shop).call} className={row}>
            {formatPhone(shop.phone)}
          </a>
        )}
        {shop.email && (
          <a href={`mailto:${shop.email}`} className={row}>
            {shop.email}
          </a>
        )}
        <nav aria-label={t.footer.policies} className="flex flex-wrap gap-x-6">
          {linksAt('policies').map(({ to, text }) => (
            <Link key={to} to={to} className={row}>
              {t.links[text]}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  );
}
