import { type SettingSection, settingSections } from '#contract/base/settings/forms.ts';
import { isAbsentHere } from '#web/route-table/absent-pages.ts';

/** Returns the sections of settings without those of modules that are left out. */
export const sectionsHere = (): readonly SettingSection[] =>
  settingSections.filter(({ page }) => page === undefined || !isAbsentHere(page));
