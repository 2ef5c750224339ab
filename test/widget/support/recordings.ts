import { createRecordCommands } from '../../../widget/actions/recordvideo/commands.ts';
import { createRecordStore, type Video } from '../../../widget/actions/recordvideo/store.ts';
import type { App } from '../../../widget/core/app/app.ts';
import type { Mode } from '../../../widget/core/config/mode.ts';
import type { Kept } from '../../../widget/core/recording/kept.ts';
import type { Api, Reply } from './api-server.ts';
import { kindTools } from './kind-tools.ts';

/** One byte, which the test's API reads as JSON. The upload library takes buffers here, and blobs in browsers. */
const BYTE = Object.assign(Buffer.from('1'), { type: 'video/webm' }) as unknown as Blob;

export const videoOf = (url: string): Video => ({ blob: BYTE, name: 'v.webm', seconds: 2, url });

export const published: Reply = { json: { endUsersCount: 3, videoURL: '/media/1', recordVideoAnswerId: 'answer' } };

const urlOf = (api: Api, id: string) => `${api.base}Media/Upload/${id}`;

const arrived: Reply = { status: 204, headers: { 'upload-offset': '1' } };

/** The answers to an upload from its beginning. */
export const uploaded = (api: Api, id = 'upload'): Reply[] => [
  { status: 201, headers: { location: urlOf(api, id) } },
  arrived,
];

/** The answers to an upload that has no bytes on the server yet. */
export const resumed: Reply[] = [{ headers: { 'upload-offset': '0', 'upload-length': '1' } }, arrived];

/** A video that an earlier visit left behind in the middle of its upload. */
export const keptVideo = (api: Api): Kept => ({
  ...{ blob: BYTE, name: 'v.webm', seconds: 2 },
  ...{ isSaving: true, uploadUrl: urlOf(api, 'upload') },
});

/** Stands for the browser's database. @returns the video that is kept there, if any */
export function installDatabase(found: Kept | null = null, keptAt = Date.now()) {
  const database: { kept: Kept | null } = { kept: found && Object.assign({ keptAt }, found) };
  const request = (result: unknown) => {
    const made: { result: unknown; onsuccess?: () => void } = { result };
    queueMicrotask(() => made.onsuccess?.());
    return made;
  };
  const set = (kept: Kept | null) => {
    database.kept = kept;
    return request(undefined);
  };
  const openCursor = () => request(database.kept && { value: database.kept, delete: () => set(null), continue() {} });
  const store = { openCursor, get: () => request(database.kept ?? undefined), put: set, delete: () => set(null) };
  const opened = { transaction: () => ({ objectStore: () => store }), close: () => {} };
  Reflect.set(globalThis, 'indexedDB', { open: () => request(opened) });
  return database;
}

/** The commands of a recording against the test's API, and what they tell the widget. */
export function setUpRecording(api: Api, mode: Mode = 'default') {
  const kind = kindTools(api, 'recordvideo', { details: {} });
  const { told } = kind;
  const commands = { ...kind.tools.commands, initiate: () => void told.push('initiate') };
  const lifecycle = { ...kind.tools.lifecycle, noted: (type: string) => void told.push(type) };
  const config = { apiBase: api.base, recordVideoBase: api.base };
  const tools = { ...kind.tools, commands, lifecycle, config, mode } as unknown as App;
  const store = tools.of(kind.action, createRecordStore);
  return { ...kind, tools, store, recorder: tools.of(kind.action, createRecordCommands) };
}
