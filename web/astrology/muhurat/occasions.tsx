import { Baby, BriefcaseBusiness, Car, DoorOpen, Heart, type IconNode, Plane, Soup } from 'lucide';
import { type Purpose, stones, type Work, works } from '#contract/astrology/muhurat/purposes.ts';
import { Drawing } from '#web/drawings/drawing.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { purposeWords } from './purpose-words.ts';

const icons: Record<Work, IconNode> = {
  marriage: Heart,
  'griha-pravesh': DoorOpen,
  vehicle: Car,
  naming: Baby,
  annaprashan: Soup,
  business: BriefcaseBusiness,
  travel: Plane,
};

const tile =
  'grid h-full content-start justify-items-center gap-2.5 rounded-tile border border-line bg-surface px-2 py-4 text-center font-semibold transition-colors duration-(--nr-fast) hover:border-line-strong md:py-6';

/** The occasions and the nine stones, each a link to its page. `except` is left out. */
export function Occasions({ except }: { except?: Purpose }) {
  const t = useTexts('muhurat');
  return (
    <>
      <section className="mb-10">
        <h2 className="text-h2 mb-4">{t.groups.works}</h2>
        <ul className="grid grid-cols-2 gap-2.5 sm:grid-cols-3 md:gap-4 lg:grid-cols-4 xl:grid-cols-7">
          {works
            .filter((work) => work !== except)
            .map((work) => (
              <li key={work}>
                <Link to={`/muhurat/${work}`} className={tile}>
                  <span className="grid size-12 place-items-center rounded-full bg-haldi-soft">
                    <Icon of={icons[work]} />
                  </span>
                  <span>{t.works[work].name}</span>
                </Link>
              </li>
            ))}
        </ul>
      </section>
      <section>
        <h2 className="text-h2 mb-4">{t.groups.stones}</h2>
        <ul className="grid grid-cols-3 gap-2.5 md:gap-4 lg:grid-cols-9">
          {stones
            .filter((stone) => `wear-${stone}` !== except)
            .map((stone) => (
              <li key={stone}>
                <Link to={`/muhurat/wear-${stone}`} className={tile}>
                  <Drawing name={stone} className="size-12" />
                  <span>{purposeWords(t, `wear-${stone}`).name}</span>
                </Link>
              </li>
            ))}
        </ul>
      </section>
    </>
  );
}
