import { type Lang, languages } from '#languages/list.ts';
import type { PlacesService } from '../places/service.ts';
import type { ReportInput } from './buying/input.ts';

const DEVANAGARI = /\p{Script=Devanagari}/u;

/**
 * Returns the input of a report with its places in the language that it is read in. A report bought in English stores "Jaipur,
 * Rajasthan, India", and its Hindi has the Hindi names. Asks the database only about a place in the other script.
 */
export async function placesInLanguage(
  places: PlacesService,
  input: ReportInput,
  la: Lang,
): Promise<ReportInput> {
  const subjects: ReportInput['subjects'] = [];
  for (const subject of input.subjects) {
    const { location } = subject;
    const isForeign = location !== '' && DEVANAGARI.test(location) !== (languages[la].script === 'Deva');
    subjects.push(
      isForeign ? { ...subject, location: await places.inLanguage(subject, location, la) } : subject,
    );
  }
  return { ...input, subjects };
}
