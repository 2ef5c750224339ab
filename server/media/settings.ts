import { SettingError } from '../setting-error.ts';
import type { Environment } from '../trial.ts';
import type { Bucket } from './storage/storage.ts';

/** Amazon's own; other services ignore it. */
const REGION = 'us-east-1';

const isWeb = (address: string) => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);

function withoutBucket(others: Environment) {
  const other = Object.keys(others).find((name) => others[name]);
  if (other) throw new SettingError(`${other} needs S3_BUCKET, the bucket in which videos are kept`);
}

/** The bucket for readers' videos. @throws SettingError that never repeats a secret */
export function readBucket({
  S3_BUCKET,
  S3_ENDPOINT,
  S3_REGION,
  S3_ACCESS_KEY_ID,
  S3_SECRET_ACCESS_KEY,
  MEDIA_DIR,
}: Environment): Bucket | undefined {
  if (!S3_BUCKET) {
    withoutBucket({ S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY });
    return undefined;
  }
  if (MEDIA_DIR) throw new SettingError('MEDIA_DIR and S3_BUCKET exclude each other: videos are kept in one place');
  if (S3_ENDPOINT && !isWeb(S3_ENDPOINT))
    throw new SettingError('S3_ENDPOINT must be an address such as https://s3.example');
  if (!S3_ACCESS_KEY_ID !== !S3_SECRET_ACCESS_KEY)
    throw new SettingError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY need each other');
  return {
    bucket: S3_BUCKET,
    region: S3_REGION || REGION,
    endpoint: S3_ENDPOINT || undefined,
    accessKeyId: S3_ACCESS_KEY_ID || undefined,
    secretAccessKey: S3_SECRET_ACCESS_KEY || undefined,
  };
}
