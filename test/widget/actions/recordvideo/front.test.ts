import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createFront } from '../../../../widget/actions/recordvideo/front.ts';
import { createRecordStore } from '../../../../widget/actions/recordvideo/store.ts';
import type { App } from '../../../../widget/core/app/app.ts';
import { withDom } from '../../../support/dom.ts';
import { withApi } from '../../support/api-server.ts';
import { kindTools } from '../../support/kind-tools.ts';
import { installDatabase, keptVideo } from '../../support/recordings.ts';

withDom(test);
const api = withApi(test);

test('reports an upload of an earlier visit that can’t be gone on with', async () => {
  installDatabase(keptVideo(api));
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
