import { collectionOnHome } from '#contract/catalog/collections/rules.ts';
import type { HomePlace } from '#contract/catalog/home/endpoints.ts';
import { homeSections } from '#contract/catalog/home/rules.ts';
import type { AuditService } from '../../base/audit/service.ts';
import { type AppError, appError } from '../../platform/core/app-error.ts';
import { transact } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CollectionsService } from '../collections/service.ts';
import { type Layout, readLayout, writeLayout } from './store.ts';

/** The order of the home page. */
export type HomeService = ReturnType<typeof createHome>;

/** Returns the places of a stored order. Sections that it does not name follow, shown, in the order of the specification. */
export function placesOf(layout: Layout | undefined): HomePlace[] {
  const stored = layout?.sections ?? [];
  const named = new Set(stored.flatMap((place) => ('section' in place ? [place.section] : [])));
  const known = stored.filter((place) => !('section' in place) || homeSections.includes(place.section));
  return [
    ...known,
    ...homeSections.filter((section) => !named.has(section)).map((section) => ({ section, shown: true })),
  ];
}

/** Creates the order of the home page. Without a change by an admin it is the one of the specification. */
export function createHome(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { audit, collections }: { audit: AuditService; collections: CollectionsService },
) {
  return {
    /** Lists the shown sections. A collection that is a draft, deleted or empty is left out. */
    async sections() {
      const shown = placesOf(await readLayout(db)).filter((place) => place.shown);
      const ids = shown.flatMap((place) => ('collection' in place ? [place.collection] : []));
      const pages = ids.length > 0 ? await collections.withProducts(ids, collectionOnHome) : new Map();
      return shown.flatMap((place) => {
        if ('section' in place) return [place.section];
        const page = pages.get(place.collection);
        return page ? [{ ...page.collection, products: page.products }] : [];
      });
    },

    /** Returns the order for the admin. A collection that was deleted is left out. */
    async show() {
      const [layout, all] = await Promise.all([readLayout(db), collections.names()]);
      const known = new Set(all.map(({ _id }) => _id));
      return {
        version: layout?.version ?? 0,
        places: placesOf(layout).filter((place) => 'section' in place || known.has(place.collection)),
        collections: all,
      };
    },

    /** Replaces the order, unless somebody was faster. */
    save: (
      places: readonly HomePlace[],
      { version, by }: { version: number; by: string },
    ): Promise<true | AppError> =>
      transact(db, async (tx) => {
        const was = await readLayout(tx);
        const at = now();
        if (!(await writeLayout(tx, { sections: places, opened: version, at })))
          return appError('home_changed');
        await audit.record(tx, {
          at,
          actorId: by,
          action: 'home.order',
          entity: 'home',
          entityId: 'home',
          before: { places: placesOf(was) },
          after: { places },
        });
        await collections.touch(tx, ['home']);
        return true as const;
      }),
  };
}
