import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { instantSchema, messageSchema, pictureSchema, versionSchema } from '../../core/primitives.ts';

/** A setting in the admin. `version` is 0 for the default, and must come with a change. */
export const adminSettingSchema = z.object({
  key: z.string(),
  value: z.unknown(),
  version: z.number().int().nonnegative(),
  changedAt: instantSchema.nullable(),
  changedBy: z.string().nullable(),
});
/** A setting in the admin. */
export type AdminSetting = z.output<typeof adminSettingSchema>;

/** A change of a setting, with the whole value before and after. */
export const settingChangeSchema = z.object({
  at: instantSchema,
  by: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});
/** A change of a setting. */
export type SettingChange = z.output<typeof settingChangeSchema>;

/** The largest picture of the shop's identity, in bytes. */
export const shopPictureBytes = 5 * 1024 * 1024;

const settingParams = z.object({ key: z.string().max(60) });

/** The admin endpoints of the settings. */
export const settingsAdmin = {
  'GET /api/admin/settings': endpoint({
    summary: 'Lists all settings with value and version.',
    access: 'admin',
    permission: 'settings.read',
    response: z.object({ settings: z.array(adminSettingSchema) }),
  }),
  'GET /api/admin/settings/{key}/changes': endpoint({
    summary: 'Lists the last fifty changes of a setting, newest first.',
    access: 'admin',
    permission: 'settings.read',
    params: settingParams,
    response: z.object({ changes: z.array(settingChangeSchema) }),
    errors: ['setting_not_found'],
  }),
  'PUT /api/admin/settings/{key}': endpoint({
    summary: 'Changes a setting on every process. Returns 409 if it was changed since `version` was read.',
    access: 'admin',
    permission: 'settings.write',
    further: ['settings.guarded'],
    fresh: 'sometimes',
    params: settingParams,
    body: z.object({ value: z.unknown(), version: versionSchema }),
    response: messageSchema.extend({ setting: adminSettingSchema }),
    errors: ['setting_not_found', 'setting_changed', 'setting_wrong'],
  }),
  'POST /api/admin/settings/pictures': endpoint({
    summary:
      'Stores a logo or an icon (PNG, JPEG, WebP or AVIF) and returns its address, which a change of `shop` may name.',
    access: 'admin',
    permission: 'settings.write',
    status: 201,
    parts: { files: ['image'], maxBytes: shopPictureBytes },
    response: z.object({ image: pictureSchema }),
    errors: [
      'shop_picture_missing',
      'shop_picture_large',
      'image_kind',
      'image_unreadable',
      'image_too_large',
    ],
  }),
};
