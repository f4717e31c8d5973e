import { ArrowUp } from 'lucide';
import { useEffect, useState } from 'react';
import { useTexts } from '#web/texts/use-texts.ts';
import { timings } from '#web/timings.ts';
import { Icon } from './icon.tsx';
import { iconButtonClass } from './icon-button.tsx';

function toTop() {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
}

const floating =
  'floating fixed right-5 bottom-38 z-25 grid size-11 place-items-center rounded-full border border-line bg-surface text-ink shadow-2 max-lg:hidden';

/**
 * A back-to-top button, shown beyond 250 px of scrolling. It floats on wide screens. On phones it would cover words, so
 * it has a place in the nav (`inNav`).
 */
export function ScrollToTop({ inNav }: { inNav?: boolean }) {
  const label = useTexts('shell').toTop;
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const follow = () => setShown(scrollY > timings.toTopAfterPixels);
    follow();
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, []);
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={toTop}
      className={`${inNav ? `nav-top ${iconButtonClass} lg:hidden` : floating} transition-[opacity,visibility] duration-(--nr-mid) ${shown ? '' : 'invisible opacity-0'}`}
    >
      <Icon of={ArrowUp} />
    </button>
  );
}
