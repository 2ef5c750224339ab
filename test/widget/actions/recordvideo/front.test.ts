import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createFront } from '../../../../widget/actions/recordvideo/front.ts';
import { createRecordStore } from '../../../../widget/actions/recordvideo/store.ts';
import type { App } from '../../../../widget/app/app.ts';
import { withDom } from '../../../support/dom.ts';
import { withApi } from '../../support/api-server.ts';
import { kindTools } from '../../support/kind-tools.ts';

withDom(test);
const api = withApi(test);

const request = (result: unknown) => {
  const made: { result: unknown; onsuccess?: () => void } = { result };
  queueMicrotask(() => made.onsuccess?.());
  return made;
};

test('reports an upload of an earlier visit that can’t be gone on with', async () => {
  const kept = { blob: new Blob(['x']), name: 'v.webm', seconds: 2, isSaving: true, uploadUrl: null };
  const store = { get: () => request(kept) };
  const database = { transaction: () => ({ objectStore: () => store }), close: () => {} };
  Reflect.set(globalThis, 'indexedDB', { open: () => request(database) });
  const { action, tools, reported } = kindTools(api, 'recordvideo', { details: {} });
  const recordStore = tools.of(action, createRecordStore);
  const cause = new Error('Not loaded');
  const of = (_: unknown, make: unknown) => {
    if (make === createRecordStore) return recordStore;
    throw cause;
  };
  await createFront(action, { ...tools, of } as unknown as App).takeUp();
  assert.equal([reported, recordStore.hasUnsent.value], [[cause], true]);
});

test.after(() => void Reflect.deleteProperty(globalThis, 'indexedDB'));

test.run();
