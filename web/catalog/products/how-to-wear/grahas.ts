import type { DrawingName } from '#web/drawings/list.ts';

/** A graha with the weekday on which its stone is first worn, its drawing, and how the stone is cleansed. */
export type GrahaGuide = {
  name: 'surya' | 'chandra' | 'mangal' | 'budh' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
  day: string;
  drawing: DrawingName;
  cleansing: 'milk' | 'dip' | 'dry';
  /** Whether families try the stone for some nights first. */
  trial?: true;
};

/** The nine grahas in the order of the week; Rahu and Ketu, which have no day of their own, follow. */
export const grahaGuides: readonly GrahaGuide[] = [
  { name: 'surya', day: 'Sunday', drawing: 'manik', cleansing: 'milk' },
  { name: 'chandra', day: 'Monday', drawing: 'moti', cleansing: 'dip' },
  { name: 'mangal', day: 'Tuesday', drawing: 'moonga', cleansing: 'dip' },
  { name: 'budh', day: 'Wednesday', drawing: 'panna', cleansing: 'dry' },
  { name: 'guru', day: 'Thursday', drawing: 'pukhraj', cleansing: 'milk' },
  { name: 'shukra', day: 'Friday', drawing: 'heera', cleansing: 'milk' },
  { name: 'shani', day: 'Saturday', drawing: 'neelam', cleansing: 'dip', trial: true },
  { name: 'rahu', day: 'Saturday', drawing: 'gomed', cleansing: 'dip' },
  { name: 'ketu', day: 'Thursday', drawing: 'lehsuniya', cleansing: 'dip', trial: true },
];

/** The values of the filter by graha. */
export const grahaNames: readonly string[] = [...grahaGuides.map(({ name }) => name), 'all'];
