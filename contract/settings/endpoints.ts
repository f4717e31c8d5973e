import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { instantSchema, messageSchema, versionSchema } from '../core/primitives.ts';

/** A setting as the desk edits it; `version` is 0 while the default stands, and must come back with a change. */
export const adminSettingSchema = z.object({
  key: z.string(),
  value: z.unknown(),
  version: z.number().int().nonnegative(),
  changedAt: instantSchema.nullable(),
  changedBy: z.string().nullable(),
});
/** A setting as the desk edits it. */
export type AdminSetting = z.output<typeof adminSettingSchema>;

/** One change of a setting, the whole value before and after. */
export const settingChangeSchema = z.object({
  at: instantSchema,
  by: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});
/** One change of a setting. */
export type SettingChange = z.output<typeof settingChangeSchema>;

const settingParams = z.object({ key: z.string().max(60) });

/** The settings of the shop at its desk. */
export const settingsAdmin = {
  'GET /api/admin/settings': endpoint({
    summary: 'Every setting with its value and version.',
    access: 'admin',
    response: z.object({ settings: z.array(adminSettingSchema) }),
  }),
  'GET /api/admin/settings/{key}/changes': endpoint({
    summary: 'The last fifty changes of a setting, the newest first.',
    access: 'admin',
    params: settingParams,
    response: z.object({ changes: z.array(settingChangeSchema) }),
    errors: ['setting_not_found'],
  }),
  'PUT /api/admin/settings/{key}': endpoint({
    summary:
      'Changes a setting on every process at once; refused when it was changed since that version was read.',
    access: 'admin',
    params: settingParams,
    body: z.object({ value: z.unknown(), version: versionSchema }),
    response: messageSchema.extend({ setting: adminSettingSchema }),
    errors: ['setting_not_found', 'setting_changed', 'setting_wrong'],
  }),
};
