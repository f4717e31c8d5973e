import { Banknote, Clock, MessageSquareText, Truck } from 'lucide';
import { useShop } from '#web/shell/use-shop.ts';
import { fill, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Niche } from '#web/ui/art-tile.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Shelf } from './shelves.ts';

/** Shows a section's title, a line below it, and its link. */
export function SectionHead({
  title,
  note,
  to,
  link,
}: {
  title: string;
  note?: string;
  to?: string;
  link?: string;
}) {
  return (
    <div className="mb-6 flex items-end justify-between gap-4">
      <div>
        <h2 className="text-h2">{title}</h2>
        {note && <p className="text-ink-2">{note}</p>}
      </div>
      {to && (
        <TextLink to={to} className="py-2.5">
          {link}
        </TextLink>
      )}
    </div>
  );
}

/** Shows four facts about the service. */
export function ServiceFacts() {
  const t = useTexts('home');
  const lang = useLang();
  const shop = useShop();
  const facts = [
    { icon: Truck, text: fill(t.facts.delivery, { amount: formatRupees(shop.delivery.freeAbove, lang) }) },
    ...(shop.cod.offered ? [{ icon: Banknote, text: t.facts.cod }] : []),
    { icon: Clock, text: t.facts.ships },
    { icon: MessageSquareText, text: t.facts.care },
  ];
  return (
    <section aria-label={t.howWeWork} className="border-b border-line">
      <ul className="wrap grid grid-cols-2 gap-x-4 gap-y-3.5 py-5 text-sm font-medium lg:flex lg:justify-between lg:py-6.5 lg:text-base">
        {facts.map((fact) => (
          <li key={fact.text} className="flex items-center gap-2.5 leading-[1.3]">
            <Icon of={fact.icon} className="text-manik-text" />
            <span>{fact.text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shows the categories as lamps in niches; phones scroll them sideways. */
export function Shelves({ shelves }: { shelves: readonly Shelf[] }) {
  const t = useTexts('home');
  return (
    <section className="wrap section pb-0!">
      <SectionHead title={t.shelves} to="/products" link={t.allShelves} />
      <ul className="scrollbar-none mx-[calc(var(--nr-gutter)*-1)] flex snap-x gap-3 overflow-x-auto px-(--nr-gutter) *:snap-start *:scroll-ml-(--nr-gutter) lg:mx-0 lg:grid lg:grid-cols-8 lg:gap-4 lg:overflow-visible lg:px-0">
        {shelves.map(({ to, name, art }) => (
          <li key={to} className="w-[39vw] max-w-42 shrink-0 lg:w-auto lg:max-w-none">
            <Link to={to} className="block text-center font-semibold [&:hover_.art]:scale-[1.045]">
              <Niche src={art} alt="" className="mb-2.5" />
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
