import { ArrowUp } from 'lucide';
import { useEffect, useState } from 'react';
import { useTexts } from '#web/texts/use-texts.ts';
import { timings } from '#web/timings.ts';
import { Icon } from './icon.tsx';

function toTop() {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
}

/** A back-to-top button, shown beyond 250 px of scrolling. On phones a sticky bar replaces it (`underBar`). */
export function ScrollToTop({ underBar }: { underBar?: boolean }) {
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
      className={`floating fixed right-5 bottom-20 z-25 grid size-11 place-items-center rounded-full border border-line bg-surface text-ink shadow-2 transition-[opacity,visibility] duration-(--nr-mid) lg:bottom-38 ${shown ? '' : 'invisible opacity-0'} ${underBar ? 'max-lg:hidden' : ''}`}
    >
      <Icon of={ArrowUp} />
    </button>
  );
}
