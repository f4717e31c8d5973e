import type { PublicSettings } from '#contract/base/site/endpoints.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { createChanges } from '../../platform/realtime/changes.ts';
import type { AuditService } from '../audit/service.ts';
import { hindiFacts } from './hindi.ts';
import { shopName, withoutDemoIdentity } from './identity.ts';
import { type SettingKey, type Settings, settingSchemas } from './schema.ts';
import { readSettings, writeSetting } from './store.ts';

export { hindiFacts } from './hindi.ts';
export { missingForSale, shopName } from './identity.ts';
export type { SettingKey, Settings } from './schema.ts';

const channel = 'settings';

/** The typed settings, cached in memory and invalidated by LISTEN when any process changes one. */
export type SettingsService = ReturnType<typeof createSettings>;

/** The audit log, and the name of the sign-in provider for pages; null for none. It is the same in every process. */
export type SettingsParts = { audit: AuditService; signInName: string | null };

/** Creates the settings service. */
export function createSettings(
  { db, bus, now, config }: Pick<Platform, 'db' | 'bus' | 'now' | 'config'>,
  { audit, signInName }: SettingsParts,
) {
  let cached: Promise<Settings> | null = null;
  const changes = createChanges(channel);
  const drop = () => {
    cached = null;
  };
  changes.subscribe(drop);
  bus.subscribe(channel, drop);
  bus.onConnectionChange(drop);

  async function load(reader: Reader): Promise<Settings> {
    const rows = new Map((await readSettings(reader)).map((row) => [row.key, row.value]));
    const entries = Object.entries(settingSchemas).map(([key, schema]) => [key, schema.parse(rows.get(key))]);
    const settings = Object.fromEntries(entries) as Settings;
    return config.production ? withoutDemoIdentity(settings) : settings;
  }

  /**
   * Returns all settings; in production without the identity of the demo. Pass the transaction if there is one: on a cache miss, a second connection could
   * deadlock the pool.
   */
  function all(reader: Reader = db): Promise<Settings> {
    if (!cached) {
      const loading = load(reader);
      cached = loading;
      loading.catch(drop);
    }
    return cached;
  }

  return {
    all,

    /** Subscribes to settings that changed in this process, before the write is answered. */
    onChange: changes.subscribe,

    /** Returns the settings that every page may show. Amounts in rupees. */
    async public(): Promise<Omit<PublicSettings, 'sells'>> {
      const settings = await all();
      const { shop, hero, delivery, cod, prices, gst } = settings;
      const { name: _name, orderMails: _, ...facts } = shop;
      const { address: addressHi } = hindiFacts(settings);
      const { registered, goodsRate } = gst;
      return {
        shopName: shopName(settings, 'en'),
        shopNameHi: shopName(settings, 'hi'),
        ...facts,
        addressHi,
        hero,
        delivery,
        gst: { registered: registered === true, goodsRate },
        cod,
        prices,
        signIn: signInName,
      };
    },

    /**
     * Changes a setting with its audit row, and invalidates the cache of every process. Throws if the schema
     * rejects the value. `before` is the previous value, if the caller has read it in this transaction.
     */
    async set<K extends SettingKey>(
      tx: Tx,
      change: { key: K; value: Settings[K]; by: string; before?: Settings[K] },
    ): Promise<void> {
      const value = settingSchemas[change.key].parse(change.value);
      const before = change.before ?? (await all(tx))[change.key];
      const at = now();
      await writeSetting(tx, { key: change.key, value, at, by: change.by });
      await audit.record(tx, {
        at,
        actorId: change.by,
        action: 'setting.change',
        entity: 'setting',
        entityId: change.key,
        before,
        after: value,
      });
      await changes.publish(tx, [change.key]);
    },
  };
}
