import type { Placement } from '#art/kundli/chart.ts';
import { layoutNorth } from '#art/kundli/north.ts';
import type { Sky } from '#contract/astrology/remedies/endpoints.ts';
import { ASCENDANT, bodies } from '#web/astrology/reports/shared/chart-bodies.ts';
import { fill } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { MovingChart } from './moving-chart.tsx';
import { type TypedMoment, useSky } from './use-sky.ts';

/** Two-letter names in the order of the chart, as `art/kundli` writes them. */
const shortNames = {
  en: ['As', 'Su', 'Mo', 'Ma', 'Me', 'Ju', 'Ve', 'Sa', 'Ra', 'Ke'],
  hi: ['ल', 'सू', 'चं', 'मं', 'बु', 'गु', 'शु', 'श', 'रा', 'के'],
};

function placementsOf({ lagna, planets }: Sky): Placement[] {
  const grahas = planets.flatMap(({ id, house, degree, retrograde }) => {
    const body = bodies[id];
    // Rahu and Ketu are always retrograde, so they are not marked.
    return body
      ? [{ body, house, degree: Math.floor(degree), retrograde: retrograde && id < ASCENDANT }]
      : [];
  });
  return lagna ? [{ body: 'Ascendant', house: 1, degree: Math.floor(lagna.degree) }, ...grahas] : grahas;
}

/**
 * Shows the sky of the birth while it is typed: the grahas walk to their houses, and a line says it to everyone. A `small`
 * one stands among the fields of a form.
 */
export function SkyCard({ moment, small }: { moment: TypedMoment; small?: boolean }) {
  const t = useTexts('remedies/sky');
  const lang = useLang();
  const { sky, failed } = useSky(moment, lang);
  const layout = layoutNorth(
    { ascendantSign: (sky?.chart.houses[0]?.sign ?? 0) + 1, placements: sky ? placementsOf(sky) : [] },
    lang,
  );
  const signOf = ({ name, western_name }: { name: string; western_name: string }) =>
    lang === 'hi' ? name : `${name} (${western_name})`;
  const line = sky
    ? fill(sky.lagna ? t.whole : t.moonOnly, {
        lagna: sky.lagna ? signOf(sky.lagna.sign) : '',
        sign: signOf(sky.moon.sign),
        nakshatra: sky.moon.nakshatra.name,
      })
    : t.empty;
  const places =
    sky?.planets.map(({ name, sign }) => fill(t.inSign, { graha: name, sign: sign.western_name })) ?? [];
  return (
    <section aria-label={t.chart} className="rounded-tile bg-haldi-soft p-4 md:p-6">
      <div className={`mx-auto w-full max-w-64 ${small ? '' : 'sm:max-w-80 lg:max-w-none'}`}>
        <MovingChart layout={layout} bodies={shortNames[lang]} label={[t.chart, ...places].join('. ')} />
      </div>
      <p aria-live="polite" className="mt-3 min-h-[2lh] text-center text-sm">
        {failed ? t.skyFailed : line}
      </p>
    </section>
  );
}
