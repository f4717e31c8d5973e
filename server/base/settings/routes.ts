import { type settingsAdmin, shopPictureBytes } from '#contract/base/settings/endpoints.ts';
import { delicateChanges, isGuardedSetting } from '#contract/base/settings/guarded.ts';
import type { siteDetails } from '#contract/base/site/details.ts';
import type { site } from '#contract/base/site/endpoints.ts';
import { readWords } from '#languages/read.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import type { Pictures } from '../../storage/pictures.ts';
import type { SettingsAdmin } from './admin.ts';
import type { SettingsService } from './service.ts';
import { toSiteDetails } from './site-details.ts';

/** Returns the handlers of the site. */
export const siteHandlers = (
  settings: SettingsService,
  sells: () => Promise<boolean>,
): Handlers<typeof site> => ({
  'GET /api/settings/public': async () => ({ ...(await settings.public()), sells: await sells() }),
  'GET /api/keepalive': async ({ now }) => ({
    status: 'ok',
    message: 'The shop is awake.',
    time: now.toISOString(),
  }),
});

/** Returns the handler of the policy pages. */
export const siteDetailsHandlers = (settings: SettingsService): Handlers<typeof siteDetails> => ({
  'GET /api/settings/house': async () => toSiteDetails(await settings.all()),
});

const words = readWords('settings/answers');

/** Returns the handlers of settings administration. */
export const settingsAdminHandlers = ({
  settingsAdmin: admin,
  settings,
  pictures,
}: {
  settingsAdmin: SettingsAdmin;
  settings: SettingsService;
  pictures: Pictures;
}): Handlers<typeof settingsAdmin> => ({
  'GET /api/admin/settings': async () => ({ settings: await admin.list() }),
  'GET /api/admin/settings/{key}/changes': async ({ params }) => {
    const changes = await admin.changes(params.key);
    return changes instanceof AppError ? changes : { changes };
  },
  'PUT /api/admin/settings/{key}': async ({ params, body, session, lang, demand }) => {
    const { key } = params;
    const change = {
      from: Object.entries(await settings.all()).find(([name]) => name === key)?.[1],
      to: body.value,
    };
    const refused = isGuardedSetting(key)
      ? await demand({ permission: 'settings.guarded', fresh: true })
      : delicateChanges(key, change).length > 0 && (await demand({ fresh: true }));
    if (refused) return refused;
    const setting = await admin.change({ key, ...body, by: session.userId });
    return setting instanceof AppError ? setting : { message: words[lang].saved, setting };
  },
  // The history of the settings shows earlier pictures, so none is removed.
  'POST /api/admin/settings/pictures': async ({ files, session }) => {
    const [file] = files;
    if (!file) return appError('shop_picture_missing');
    if (file.cutOff || file.bytes.length > shopPictureBytes) return appError('shop_picture_large');
    const image = await pictures.save(file.bytes, { person: session.userId });
    return image instanceof AppError ? image : { image };
  },
});
