import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { env as machine } from 'node:process';
import { type Environment, SettingError } from '../settings.ts';
import type { Bucket } from './storage.ts';

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

const isAllowed = (path: string, mode: number) => {
  try {
    accessSync(path, mode);
    return true;
  } catch {
    return false;
  }
};

/**
 * The folder of readers' videos, which the first video makes: in one that is there, since a disk that is not mounted
 * must not be replaced by a folder of its name.
 *
 * @throws SettingError if it can't be used or made
 */
export function readFolder(folder: string | undefined): string | undefined {
  if (!folder) return undefined;
  if (!existsSync(folder) && !existsSync(dirname(folder)))
    throw new SettingError(`MEDIA_DIR is ${folder}, but there is no folder ${dirname(folder)}: make it first`);
  if (existsSync(folder) && !statSync(folder).isDirectory())
    throw new SettingError(`MEDIA_DIR names a file, not a folder: ${folder}`);
  if (existsSync(folder) && !isAllowed(folder, constants.W_OK))
    throw new SettingError(`MEDIA_DIR names a folder that can't be written to: ${folder}`);
  return folder;
}

/** The program that makes pictures of videos. @throws SettingError if a named one is not there */
export function readProgram({ FFMPEG_PATH }: Environment, path = machine.PATH ?? ''): string | undefined {
  if (!FFMPEG_PATH) return undefined;
  const places = FFMPEG_PATH.includes('/')
    ? [FFMPEG_PATH]
    : path.split(delimiter).map((each) => join(each, FFMPEG_PATH));
  if (!places.some((place) => isAllowed(place, constants.X_OK)))
    throw new SettingError(`FFMPEG_PATH names no program: ${FFMPEG_PATH}`);
  return FFMPEG_PATH;
}
