import type { Lang } from '#contract/faults.ts';
import { drawSharePicture } from './share-picture.ts';

/** Three days, twelve signs, two languages: 20 KB each. */
const MOST = 72;

/** The pictures of shared predictions, each drawn once; the oldest go when there are too many. */
export function createSharePictures() {
  const drawn = new Map<string, Promise<Buffer>>();
  return {
    /** The PNG of a sign (0 to 11) on a date of India. */
    of(sign: number, date: string, lang: Lang): Promise<Buffer> {
      const key = `${sign} ${date} ${lang}`;
      const known = drawn.get(key);
      if (known) return known;
      const [oldest] = drawn.keys();
      if (drawn.size >= MOST && oldest !== undefined) drawn.delete(oldest);
      const picture = drawSharePicture(sign, date, lang);
      drawn.set(key, picture);
      picture.catch(() => drawn.delete(key));
      return picture;
    },
  };
}
