import { z } from 'zod';
import { keyList, oneOf, webAddress } from '../../../platform/config/fields.ts';
import type { ConfigPart, WrongVariable } from '../../../platform/config/part.ts';
import { incompletePairs } from '../../../platform/config/rules.ts';
import { sandboxKeys } from '../../../platform/sandbox/sandbox-keys.ts';

const environmentSchema = z.object({
  CASHFREE_BASE_URL: webAddress.default('https://api.cashfree.com/pg'),
  CASHFREE_CLIENT_ID: z.string().trim().min(1, 'is blank').optional(),
  CASHFREE_CLIENT_SECRET: keyList.optional(),
  CASHFREE_API_VERSION: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a version such as 2025-01-01')
    .default('2025-01-01'),
  CASHFREE_SDK_URL: webAddress.default('https://sdk.cashfree.com/js/v3/cashfree.js'),
  CASHFREE_MODE: oneOf(['sandbox', 'production', 'off']).default('production'),
});
type Variables = z.output<typeof environmentSchema>;

const minKeyLength = 8;

const isCashfree = (host: string): boolean => host === 'cashfree.com' || host.endsWith('.cashfree.com');

function wrongAddress(variable: 'CASHFREE_BASE_URL' | 'CASHFREE_SDK_URL', env: Variables): WrongVariable[] {
  const { protocol, hostname } = new URL(env[variable]);
  if (protocol === 'https:' && isCashfree(hostname)) return [];
  return [{ variable, message: 'must be an https address of cashfree.com; leave it out for the default' }];
}

const isTestKey = (key: string): boolean => /^(test|cfsk_ma_test_)/i.test(key);
const isPublicKey = (key: string): boolean => Object.values(sandboxKeys).includes(key);

function wrongKeys(env: Variables): WrongVariable[] {
  const { CASHFREE_CLIENT_ID: id = '', CASHFREE_CLIENT_SECRET: secrets = [] } = env;
  const problems: WrongVariable[] = [];
  const look = (variable: 'CASHFREE_CLIENT_ID' | 'CASHFREE_CLIENT_SECRET', keys: readonly string[]) => {
    if (keys.some(isPublicKey))
      problems.push({
        variable,
        message: "is the sandbox's public key; take the one of your Cashfree account",
      });
    else if (env.CASHFREE_MODE === 'production' && keys.some(isTestKey))
      problems.push({ variable, message: 'is a test key; take the live one of your Cashfree account' });
  };
  look('CASHFREE_CLIENT_ID', [id]);
  look('CASHFREE_CLIENT_SECRET', secrets);
  if (secrets.some((key) => key.length < minKeyLength || /^(.)\1*$/.test(key)))
    problems.push({
      variable: 'CASHFREE_CLIENT_SECRET',
      message: `has a key of fewer than ${minKeyLength} characters, or of one repeated character; copy the whole key from your Cashfree account`,
    });
  return problems;
}

/** Finds what does not fit a shop that takes no payments through Cashfree: an account that would be left unused. */
const unused = (env: Variables): WrongVariable[] =>
  (['CASHFREE_CLIENT_ID', 'CASHFREE_CLIENT_SECRET'] as const)
    .filter((variable) => env[variable] !== undefined)
    .map((variable) => ({
      variable,
      message: 'is set, but CASHFREE_MODE=off leaves Cashfree out; remove one',
    }));

/** Finds the settings with which a production shop must not start. `sandbox`: it may rehearse. */
function unsafe(env: Variables, sandbox: boolean): WrongVariable[] {
  const problems = [
    ...wrongAddress('CASHFREE_BASE_URL', env),
    ...wrongAddress('CASHFREE_SDK_URL', env),
    ...wrongKeys(env),
  ];
  const isRehearsal = env.CASHFREE_MODE === 'sandbox';
  if (isRehearsal && !sandbox)
    problems.push({
      variable: 'CASHFREE_MODE',
      message: 'is sandbox, which moves no money; leave it out, or set SANDBOX=1 for a rehearsal',
    });
  if (new URL(env.CASHFREE_BASE_URL).hostname.startsWith('sandbox.') !== isRehearsal)
    problems.push({
      variable: 'CASHFREE_BASE_URL',
      message: `does not fit CASHFREE_MODE=${env.CASHFREE_MODE}; api.cashfree.com is production, sandbox.cashfree.com is sandbox`,
    });
  if (!env.CASHFREE_CLIENT_ID && !env.CASHFREE_CLIENT_SECRET && !sandbox)
    problems.push({
      variable: 'CASHFREE_CLIENT_ID',
      message:
        'is missing, and so is CASHFREE_CLIENT_SECRET; set both, or set CASHFREE_MODE=off to take no payments through Cashfree, or set SANDBOX=1 to rehearse on the sandbox gateway, which moves no money',
    });
  return problems;
}

/** An account at Cashfree: the address, keys and version of the API, and the script and mode for the browser. */
export type CashfreeAccount = {
  baseUrl: string;
  clientId: string;
  /** The first one is sent. Any of them may sign a webhook, while keys are rotated. */
  clientSecrets: readonly string[];
  apiVersion: string;
  sdkUrl: string;
  mode: 'sandbox' | 'production';
};

const accountOf = ({ CASHFREE_MODE: mode, ...env }: Variables): CashfreeAccount | 'off' | null => {
  if (mode === 'off') return mode;
  return env.CASHFREE_CLIENT_ID && env.CASHFREE_CLIENT_SECRET
    ? {
        baseUrl: env.CASHFREE_BASE_URL,
        clientId: env.CASHFREE_CLIENT_ID,
        clientSecrets: env.CASHFREE_CLIENT_SECRET,
        apiVersion: env.CASHFREE_API_VERSION,
        sdkUrl: env.CASHFREE_SDK_URL,
        mode,
      }
    : null;
};

/** The variables of Cashfree; each is explained in `.env.example`. */
export const cashfreeConfig: ConfigPart<CashfreeAccount | 'off' | null> = {
  variables: Object.keys(environmentSchema.shape),
  read(given, { production, sandbox }) {
    const parsed = environmentSchema.safeParse(given);
    if (!parsed.success)
      return {
        problems: parsed.error.issues.map(({ path, message }) => ({ variable: String(path[0]), message })),
      };
    const env = parsed.data;
    if (env.CASHFREE_MODE === 'off') {
      const problems = unused(env);
      return problems.length > 0 ? { problems } : { config: accountOf(env) };
    }
    const problems = [
      ...incompletePairs(env, [['CASHFREE_CLIENT_ID', 'CASHFREE_CLIENT_SECRET']]),
      ...(production ? unsafe(env, sandbox) : []),
    ];
    return problems.length > 0 ? { problems } : { config: accountOf(env) };
  },
};
