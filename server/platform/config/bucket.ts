import { z } from 'zod';
import { isLocalHost } from './fields.ts';

/** The keys of a bucket. */
export type BucketKeys = { accessKeyId: string; secretAccessKey: string; sessionToken?: string };

/** The place of a bucket at an S3-compatible service. */
export type BucketAddress = {
  bucket: string;
  /** Begins every key; empty or without slashes at its ends. */
  prefix: string;
  /** The service's address; null for AWS. */
  endpoint: string | null;
  region: string;
  /** The bucket's name is in the path of its address, not in the host. */
  pathStyle: boolean;
  /** The header `x-amz-server-side-encryption` of private files; null sends none. */
  encryption: 'AES256' | 'aws:kms' | null;
};

/** A bucket and its keys. Without keys (null) the SDK looks for them: profile, container or machine role. */
export type BucketConfig = BucketAddress & { keys: BucketKeys | null };

const example = 's3://bucket/prefix?endpoint=https://s3.example&region=ap-south-1';
const parameters = new Set(['endpoint', 'region', 'path-style', 'encryption']);

/** Returns the address of a bucket, or the words that say what is wrong with it. The words quote nothing of it. */
export function parseBucketAddress(text: string): BucketAddress | string {
  if (!URL.canParse(text) || !text.startsWith('s3://')) return `must be an address such as ${example}`;
  const { hostname: bucket, pathname, port, username, password, searchParams, hash } = new URL(text);
  if (username || password)
    return 'must not contain keys; set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY instead';
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket) || port || hash)
    return 'names no bucket; its name has 3 to 63 lower-case letters, digits, dots and hyphens';
  const prefix = pathname.replace(/^\/+|\/+$/g, '');
  if (prefix && !/^[\w.-]+(?:\/[\w.-]+)*$/.test(prefix))
    return 'has a prefix with other characters than letters, digits, dots, hyphens and slashes';
  if ([...searchParams.keys()].some((name) => !parameters.has(name)))
    return `may only have the parameters ${[...parameters].join(', ')}`;
  const endpoint = searchParams.get('endpoint');
  if (endpoint !== null && (!URL.canParse(endpoint) || !/^https?:$/.test(new URL(endpoint).protocol)))
    return 'needs an endpoint such as endpoint=https://s3.example';
  const region = searchParams.get('region') ?? (endpoint ? 'us-east-1' : '');
  if (!/^[a-z0-9-]+$/.test(region)) return 'needs a region such as region=ap-south-1';
  const style = searchParams.get('path-style') ?? '0';
  if (style !== '0' && style !== '1') return 'needs path-style=1 or path-style=0';
  const encryption = searchParams.get('encryption') ?? (endpoint ? 'none' : 'AES256');
  if (encryption !== 'AES256' && encryption !== 'aws:kms' && encryption !== 'none')
    return 'needs encryption=AES256, encryption=aws:kms or encryption=none';
  return {
    bucket,
    prefix,
    endpoint: endpoint?.replace(/\/$/, '') ?? null,
    region,
    pathStyle: style === '1',
    encryption: encryption === 'none' ? null : encryption,
  };
}

/** The schema of `STORAGE_URL`. */
export const bucketAddress = z.string().transform((text, context) => {
  const parsed = parseBucketAddress(text);
  if (typeof parsed !== 'string') return parsed;
  context.addIssue({ code: 'custom', message: parsed });
  return z.NEVER;
});

/** Returns whether a bucket is reached without TLS from another machine. */
export const isClearText = ({ endpoint }: BucketAddress): boolean =>
  endpoint?.startsWith('http:') === true && !isLocalHost(new URL(endpoint).hostname);

/** Returns the bucket and its keys from the parsed variables; null for files on disk. */
export function bucketOf(env: {
  STORAGE_URL?: BucketAddress | undefined;
  AWS_ACCESS_KEY_ID?: string | undefined;
  AWS_SECRET_ACCESS_KEY?: string | undefined;
  AWS_SESSION_TOKEN?: string | undefined;
}): BucketConfig | null {
  if (!env.STORAGE_URL) return null;
  const { AWS_ACCESS_KEY_ID: id, AWS_SECRET_ACCESS_KEY: secret, AWS_SESSION_TOKEN: token } = env;
  if (!id || !secret) return { ...env.STORAGE_URL, keys: null };
  const keys = { accessKeyId: id, secretAccessKey: secret, ...(token && { sessionToken: token }) };
  return { ...env.STORAGE_URL, keys };
}
