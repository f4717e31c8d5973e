import type { KundliData } from '#contract/astrology/reports/data.ts';
import { KpSection } from './kp-section.tsx';
import { OtherDashas } from './other-dashas.tsx';
import { PointsSection } from './points-section.tsx';
import { StrengthSection } from './strength-section.tsx';

/** Shows the parts of a kundli for readers who know astrology. `now` is UTC ms. */
export function Depth({ data, now }: { data: KundliData; now: number }) {
  return (
    <>
      <StrengthSection data={data} />
      <OtherDashas data={data} now={now} />
      <div className="grid min-w-0 items-start gap-6 lg:grid-cols-2 lg:gap-8">
        <PointsSection data={data} />
        <KpSection data={data} />
      </div>
    </>
  );
}
