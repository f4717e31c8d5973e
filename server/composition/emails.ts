import type { AnyEmail } from '../base/email/service.ts';
import type { Module } from './module.ts';
import { modules } from './modules.ts';

/** Every kind of e-mail that the shop sends. */
export const emails: readonly AnyEmail[] = modules.flatMap(({ emails = [] }: Module) => emails);
