import type { Place } from '#contract/astrology/places/endpoints.ts';
import { useLang } from '#web/texts/use-texts.ts';

/** Shows a found place in two lines: its name with the one it was found by, and its district, state and country. */
export function PlaceName({ place }: { place: Place }) {
  const { name, nameHi, alias, district, state, country } = place;
  const hindi = useLang() === 'hi';
  const area = hindi ? [district, state.nameHi, country.nameHi] : [district, state.name, country.name];
  return (
    <>
      <span className="written">
        <span>{hindi ? nameHi : name}</span>
        {alias && <span className="text-ink-3">{` (${alias})`}</span>}
      </span>
      <span className="text-sm text-ink-2">{area.filter(Boolean).join(', ')}</span>
    </>
  );
}
