import { ArrowRight } from 'lucide';
import { layoutNorth } from '#art/kundli/north.ts';
import { bodies } from '#web/astrology/reports/shared/chart-bodies.ts';
import { ChartDrawing } from '#web/astrology/reports/shared/chart-drawing.tsx';
import { useShop } from '#web/shell/use-shop.ts';
import { fill, formatDate, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';

/**
 * The positions of the grahas this morning. Ids and names as in the API, signs 0 to 11; `date` is an instant of that
 * day.
 */
export type SkyToday = {
  date: string;
  grahas: readonly { id: number; name: string; sign: { id: number; name: string }; retrograde: boolean }[];
};

/** Shows the reports and their prices, beside the chart of this morning's sky. */
export function ReportOffers({ sky }: { sky: SkyToday | null }) {
  const t = useTexts('home').readings;
  const { links } = useTexts('shell');
  const { prices } = useShop();
  const offers = [
    { to: '/kundli-details', name: links.kundli, text: t.kundli, price: prices.kundli },
    { to: '/matching-form', name: links.matching, text: t.matching, price: prices.matching },
    { to: '/panchang-form', name: links.panchang, text: t.panchang, price: prices.panchang },
    { to: '/life-path-number', name: links.lifePath, text: t.lifePath, price: 0 },
  ];
  return (
    <section className="section bg-night text-on-night">
      <div className={`wrap grid gap-10 lg:items-center lg:gap-20 ${sky ? 'lg:grid-cols-[1.05fr_1fr]' : ''}`}>
        <div>
          <h2 className="max-w-[14em] text-h1 text-balance">{t.title}</h2>
          <p className="mt-4 max-w-[44ch] text-lg text-pretty text-on-night-2">{t.text}</p>
          <ul className="mt-7 border-t border-on-night/18">
            {offers.map((offer) => (
              <Offer key={offer.to} {...offer} />
            ))}
          </ul>
          <Link
            to="/sample-kundli"
            className="mt-3 inline-flex min-h-11 items-center underline underline-offset-[.22em]"
          >
            {t.sample}
          </Link>
        </div>
        {sky && <Sky sky={sky} />}
      </div>
    </section>
  );
}

function Offer({ to, name, text, price }: { to: string; name: string; text: string; price: number }) {
  const t = useTexts('home').readings;
  const lang = useLang();
  return (
    <li className="border-b border-on-night/18">
      <Link to={to} className="group grid grid-cols-[1fr_auto] items-center gap-x-4 py-4">
        <span>
          <span className="block font-display text-h3">{name}</span>
          <span className="text-sm text-on-night-2">{text}</span>
        </span>
        <span className="tabular flex items-center gap-2.5 font-semibold text-haldi">
          <span>{price > 0 ? formatRupees(price, lang) : t.free}</span>
          <Icon
            of={ArrowRight}
            className="transition-transform duration-(--nr-fast) group-hover:translate-x-1 motion-reduce:transition-none"
          />
        </span>
      </Link>
    </li>
  );
}

/** Shows the sky as a North Indian chart with the Moon's sign first, and in words for screen readers. */
function Sky({ sky: { date, grahas } }: { sky: SkyToday }) {
  const t = useTexts('home').readings;
  const lang = useLang();
  const moon = grahas.find(({ id }) => bodies[id] === 'Moon')?.sign ?? { id: 0, name: '' };
  const houseOf = (sign: number) => ((sign - moon.id + 12) % 12) + 1;
  const layout = layoutNorth(
    {
      ascendantSign: moon.id + 1,
      placements: grahas.flatMap(({ id, sign, retrograde }) => {
        const body = bodies[id];
        return body ? [{ body, house: houseOf(sign.id), retrograde }] : [];
      }),
    },
    lang,
  );
  const caption = fill(t.sky, {
    date: formatDate(date, lang, { day: 'numeric', month: 'long', year: 'numeric' }),
    sign: moon.name,
  });
  const places = grahas.map(({ name, sign }) => fill(t.inHouse, { who: name, n: houseOf(sign.id) }));
  return (
    <figure className="mx-auto w-full max-w-116">
      <div className="rounded-panel border border-line bg-surface p-4.5 text-ink">
        <ChartDrawing layout={layout} label={`${caption} ${places.join('. ')}.`} />
      </div>
      <figcaption className="mt-3 text-sm text-pretty text-on-night-2">{caption}</figcaption>
    </figure>
  );
}
