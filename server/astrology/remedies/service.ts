import type { Sky } from '#contract/astrology/remedies/endpoints.ts';
import type { StoneData } from '#contract/astrology/remedies/stone.ts';
import type { BirthEcho } from '#contract/astrology/reports/data.ts';
import { parseCoordinates } from '#contract/base/settings/coordinates.ts';
import type { CardProduct } from '#contract/catalog/products/endpoints.ts';
import type { Muhurat } from '#contract/selling/energisation/endpoints.ts';
import type { Lang } from '#languages/list.ts';
import type { CatalogService } from '../../catalog/products/service.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import type { EnergisationService } from '../../selling/energisation/service.ts';
import type { PlacesService } from '../places/service.ts';
import { type StoneBirth, stoneData } from './stone-data.ts';

export { type StoneBirth, stoneData } from './stone-data.ts';

/** A birth as typed. */
export type TypedBirth = {
  datetime?: string | undefined;
  coordinates?: string | undefined;
  location?: string | undefined;
  timeUnknown?: boolean | undefined;
  offset?: string | null | undefined;
};

/** What the advice asks of reports: how a birth is read, and the grahas of a moment. */
type BirthReading = {
  readBirth(
    typed: TypedBirth & { datetime: string | undefined; coordinates: string | undefined },
  ): Promise<{ at: Pick<StoneBirth, 'instant' | 'place' | 'zone'>; echo: BirthEcho } | AppError>;
  sky(
    typed: {
      date: string;
      time?: string | null | undefined;
      coordinates?: string | null | undefined;
      offset?: string | null | undefined;
    },
    la: Lang,
  ): Promise<Sky | AppError>;
};

/** The services that the advice on stones uses. */
export type RemedyParts = {
  reports: BirthReading;
  places: PlacesService;
  catalog: CatalogService;
  energisation: EnergisationService;
};

/** The service behind Find my stone. It stores nothing. */
export type RemediesService = ReturnType<typeof createRemedies>;

/** The grahas by their id on the wire, 0 to 6. */
const grahas = ['surya', 'chandra', 'budh', 'shukra', 'mangal', 'guru', 'shani'] as const;

/** Creates the service behind Find my stone. */
export function createRemedies(
  { now }: Pick<Platform, 'now'>,
  { reports, places, catalog, energisation }: RemedyParts,
) {
  return {
    /** Returns up to three products of an advised stone that can be bought today. */
    pieces: (stone: string): Promise<CardProduct[]> => catalog.ofStone(stone),

    /** Returns the grahas of a moment that is being typed. */
    sky: reports.sky,

    /**
     * Returns the advice for a birth. The rules see the birth and the day, never the shop; products are looked up when the
     * stone is known.
     */
    async stone(
      typed: TypedBirth,
      la: Lang,
    ): Promise<{ birth: BirthEcho; stone: StoneData; pieces: CardProduct[] } | AppError> {
      const birth = await reports.readBirth({ datetime: undefined, coordinates: undefined, ...typed });
      if (birth instanceof AppError) return birth;
      const { at, echo } = birth;
      const stone = stoneData(
        { ...at, ayanamsa: 1, timeUnknown: echo.time_unknown },
        { at: now().getTime(), la },
      );
      const pieces = stone.wearing ? await catalog.ofStone(stone.wearing.id) : [];
      return { birth: echo, stone, pieces };
    },

    /** Returns the next good days and hours to wear the stone of a graha (0 to 6) for the first time. */
    async wearing(typed: {
      graha: number;
      coordinates: string;
      location?: string | undefined;
    }): Promise<{ timezone: string; muhurats: Muhurat[] } | AppError> {
      const point = parseCoordinates(typed.coordinates);
      const graha = grahas[typed.graha];
      if (!point || !graha) return appError('coordinates_invalid');
      const { timezone, location } = await places.at(point);
      const name = typed.location || location || '';
      return { timezone, muhurats: energisation.muhuratsAt(graha, { ...point, name, zone: timezone }) };
    },
  };
}
