import { House } from 'lucide';
import type { AlmanacCity } from '#contract/almanac/endpoints.ts';
import { saveMyCity } from '#web/shared/almanac/my-city.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { toast } from '#web/ui/toast-queue.ts';

/** Makes a city the one of the line at the head of the shop, on this device. */
export function MyCityButton({ place: { slug, name } }: { place: AlmanacCity }) {
  const t = useTexts('almanac');
  return (
    <Button
      kind="secondary"
      onClick={() => {
        saveMyCity(slug);
        toast.good(fill(t.myCityDone, { city: name }));
      }}
    >
      <Icon of={House} small />
      <span>{fill(t.myCity, { city: name })}</span>
    </Button>
  );
}
