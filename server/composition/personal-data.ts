import { accountsModule } from '../people/accounts/module.ts';
import type { PersonalPart } from '../platform/core/personal-data.ts';
import type { Module } from './module.ts';
import { modules } from './modules.ts';

/**
 * The personal data of every domain. Declare a new table with personal data in its domain's part (`personal-data.ts`);
 * `personal-data.test.ts` fails until you do. The account comes last, because the others refer to it.
 */
export const personalParts: readonly PersonalPart[] = [
  ...modules.flatMap((one: Module) => (one === accountsModule ? [] : (one.personalData ?? []))),
  ...accountsModule.personalData,
];
