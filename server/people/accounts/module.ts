import { accounts as accountsApi } from '#contract/people/accounts/endpoints.ts';
import { signIn as signInApi } from '#contract/people/accounts/oauth.ts';
import { secondFactor as secondFactorApi } from '#contract/people/accounts/second-factor.ts';
import { staff as staffApi } from '#contract/people/accounts/staff.ts';
import type { RouteRegistry } from '../../platform/http/route-registry.ts';
import type { PartsOf } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { accountEmails } from './emails/emails.ts';
import { type LimitLogIns, mountSignIn, signInHandlers } from './oauth/routes.ts';
import { createSignIn } from './oauth/service.ts';
import { accountsPersonal } from './personal-data.ts';
import { accountsHandlers } from './routes.ts';
import { secondFactorHandlers } from './second-factor/routes.ts';
import { createAccounts } from './service.ts';
import { staffHandlers } from './staff/routes.ts';

/** People, their ways in, and their sessions. */
export const accountsModule = {
  name: 'accounts',
  start(
    platform: Platform,
    parts: PartsOf<typeof createAccounts> &
      Omit<PartsOf<typeof createSignIn>, 'accounts' | 'options'> & {
        limits: { check: LimitLogIns };
        openid: PartsOf<typeof createSignIn>['options'];
      },
  ) {
    const accounts = createAccounts(platform, parts);
    const signIn = createSignIn(platform, { ...parts, accounts, options: parts.openid });
    const { publicUrl, clientUrl } = platform.config;
    return {
      services: { accounts, signIn },
      endpoints: (routes: RouteRegistry) => {
        routes.register(accountsApi, accountsHandlers(accounts, publicUrl));
        routes.register(secondFactorApi, secondFactorHandlers(accounts, publicUrl));
        routes.register(staffApi, staffHandlers(accounts));
        routes.register(signInApi, signInHandlers(signIn, publicUrl));
        mountSignIn(routes.app, { service: signIn, limit: parts.limits.check, publicUrl, clientUrl });
      },
    };
  },
  emails: accountEmails,
  personalData: [accountsPersonal],
  sealed: [
    { table: 'totp_factors', keys: ['user_id'], column: 'secret', purpose: 'second factors' },
    { table: 'factor_steps', keys: ['bearer', 'kind'], column: 'secret', purpose: 'second factors' },
  ],
};
