import { useWords } from '../../ui/words.ts';

/** Returns the words of the chapters for readers who know astrology: the page's, and those of the print alone. */
export function useDepthWords() {
  const page = useWords('reports/depth');
  const own = useWords('pdf/kundli-depth');
  const { sign, degree } = page.points;
  return {
    strength: { ...page.strength, ...own.strength },
    points: page.points,
    kp: { ...page.kp, sign, degree, ...own.kp },
    dashas: { ...page.dashas, ...own.dashas },
  };
}
