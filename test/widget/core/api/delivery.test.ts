import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { completeLink } from '../../../../widget/core/api/calls/media.ts';
import type { Client } from '../../../../widget/core/api/client.ts';
import { createDelivery } from '../../../../widget/core/api/delivery.ts';
import { networkError } from '../../../../widget/core/api/errors.ts';
import { withDom } from '../../../support/dom.ts';
import { waitUntil } from '../../../support/wait.ts';

withDom(test);

/** The first `failures` attempts are lost; each wait but the last ends by the connection's return. */
async function deliver(failures: number, isOnline: boolean) {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
  let attempts = 0;
  const post = async () => {
    attempts += 1;
    if (attempts <= failures) throw networkError('Widget/CompleteLinkAsync', new TypeError('Failed to fetch'));
    return { endUsersCount: 7 };
  };
  const reported: unknown[] = [];
  const delivery = createDelivery({ post } as unknown as Client, completeLink, (error) => reported.push(error));
  let answer: unknown;
  void delivery
    .send(() => ({ id: 1, isVisual: false }) as never)
    .then((came) => {
      answer = came;
    });
  await waitUntil(() => {
    dispatchEvent(new Event('online'));
    return answer !== undefined;
  });
  return { attempts, answer, reported: reported.length };
}

test('a reader who is offline after the last attempt is waited for', async () => {
  assert.equal(await deliver(6, false), { attempts: 7, answer: { endUsersCount: 7 }, reported: 0 });
});

test('gives up after the last attempt where there is a connection', async () => {
  assert.equal(await deliver(6, true), { attempts: 4, answer: null, reported: 1 });
});

test.run();
