import type { Readable } from 'node:stream';
import type { DataStore } from '@tus/server';

/** The first and the last byte of a part, both included. */
export type Span = { start: number; end: number };

/** Where files are kept: a folder, or a bucket of S3. */
export type Storage = {
  /** Takes uploads in parts, by the tus protocol. */
  uploads: DataStore;
  /** Calls `use` with the path of a local file that holds these bytes. */
  withFile: <T>(name: string, use: (path: string) => Promise<T>) => Promise<T>;
  /** Keeps a local file under this name; one that was there before is replaced. */
  put: (name: string, path: string, contentType: string) => Promise<void>;
  /** The file's bytes, or `null` if there is none. */
  sizeOf: (name: string) => Promise<number | null>;
  read: (name: string, span: Span) => Promise<Readable>;
  /** Deletes an upload, finished or not, with what belongs to it. It need not be there. */
  remove: (name: string) => Promise<void>;
  /** Bytes that fit; `null` if nobody knows. */
  freeBytes: () => Promise<number | null>;
  close: () => Promise<void>;
};

/** The name of a video's still picture. */
export const pictureOf = (name: string) => `${name}.jpg`;

/** A bucket, and who may write to it. */
export type Bucket = {
  bucket: string;
  region: string;
  /** The address of a service other than Amazon's. */
  endpoint?: string | undefined;
  /** By default as the machine gives them (a role, a profile). */
  accessKeyId?: string | undefined;
  secretAccessKey?: string | undefined;
};

/** The ends of video files, by what they hold. */
const ENDS: Record<string, string> = { 'video/webm': 'webm', 'video/mp4': 'mp4', 'video/quicktime': 'mov' };

/** The file's name in its address, so that a download is called that. */
export const fileNameOf = (contentType: string | null) => `video.${ENDS[contentType ?? ''] ?? 'webm'}`;
