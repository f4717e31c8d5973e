import type { PartsOf } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { createMail } from './service.ts';

/** The writing and sending of e-mails. */
export const emailModule = {
  name: 'email',
  start(platform: Platform, parts: PartsOf<typeof createMail>) {
    const mail = createMail(platform, parts);
    return {
      services: { mail },
    };
  },
};
