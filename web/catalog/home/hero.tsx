import { useShop } from '#web/shell/use-shop.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Thali } from './thali.tsx';

/** Shows the headline and two links, beside the plate of nine stones. */
export function Hero() {
  const t = useTexts('home');
  const { hero } = useShop();
  const lang = useLang();
  const own =
    lang === 'hi' ? { title: hero.titleHi, lead: hero.leadHi } : { title: hero.title, lead: hero.lead };
  return (
    <section className="overflow-hidden [background:var(--nr-hero-bg)] text-(--nr-hero-ink)">
      <div className="wrap grid pt-2 pb-9 lg:min-h-172 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.06fr)] lg:items-center lg:gap-8 lg:py-9">
        <div className="max-lg:order-2">
          <h1 className="text-hero text-balance wrap-break-word">
            {(own.title ? [own.title] : t.headline).map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </h1>
          <p className="mt-4 max-w-[36ch] text-lg text-pretty text-(--nr-hero-ink-2) lg:mt-6 lg:text-[1.3125rem]">
            {own.lead || t.description}
          </p>
          <div className="mt-6 flex flex-wrap gap-3 *:max-lg:flex-1 *:max-lg:px-3 lg:mt-9">
            <LinkButton to="/find-my-stone" kind="hero" size="large">
              {t.findStone}
            </LinkButton>
            <LinkButton to="/products" kind="hero-outline" size="large">
              {t.shop}
            </LinkButton>
          </div>
        </div>
        <Thali />
      </div>
    </section>
  );
}
