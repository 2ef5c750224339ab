import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { RequestError } from '../../../../../widget/core/api/errors.ts';
import { failedRequest } from '../../../../../widget/core/session/load/failed-request.ts';

const REQUEST = {
  widgetRequestId: 'wr',
  articleUrlTracking: 'https://news.test/pier?reader=ada@example.org#token',
  widgetEmbedType: 3,
  sponsored: false,
  adCampaign: 'li-1',
};

const ASKED = {
  'request.widgetRequestId': 'wr',
  'request.articleUrlTracking': 'https://news.test/pier',
  'request.widgetEmbedType': 3,
  'request.sponsored': false,
};

const failed = (status: number, body?: unknown) =>
  new RequestError('x', { failure: status === 200 ? 'parse' : 'status', path: 'x', status, body });

const failures: [title: string, error: unknown, answered: Record<string, unknown>][] = [
  [
    'an API error with a message',
    failed(404, { error: 'Not found', errors: { a: 1 } }),
    { 'response.failure': 'status', 'response.status': 404, 'response.body': 'error: Not found, errors: object' },
  ],
  [
    'a malformed widget, without the reader’s location',
    failed(200, { cards: [1, 2], endUserLocation: { query: '192.0.2.1', city: 'Troy' }, widgetName: 'Ada' }),
    {
      'response.failure': 'parse',
      'response.status': 200,
      'response.body': 'cards: list of 2, endUserLocation: object, widgetName: string',
    },
  ],
  [
    'a page of another server',
    failed(502, `<html>${'x'.repeat(500)}`),
    { 'response.failure': 'status', 'response.status': 502, 'response.body': `<html>${'x'.repeat(194)}` },
  ],
  [
    'no answer',
    new RequestError('x', { failure: 'network', path: 'x' }),
    { 'response.failure': 'network', 'response.status': 0 },
  ],
  ['an error of our own', new TypeError('x'), {}],
];

for (const [title, error, answered] of failures)
  test(`describes the request and ${title}`, () => {
    assert.equal(failedRequest(REQUEST, error), { ...ASKED, ...answered });
  });

test.run();
