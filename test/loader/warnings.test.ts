import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { attributeProblems, warnOfAttributes } from '../../loader/watch.ts';

const FINE: DOMStringMap[] = [
  {},
  { civicAction: '', widgetRequestId: 'wr-1', embed: 'native', loading: 'lazy', timingsRate: '0.1' },
  { civicAction: '', embed: '', loading: '', timingsRate: '' },
  { embed: 'iframe', loading: 'eager', timingsRate: '0', embedType: '6', timings: 'off' },
  { testid: 'x', reactroot: '', vApp: '', turboPermanent: '', category: 'news', content: 'a', weight: '1', node: '2' },
  // The widget tells of these, since they stand in its address.
  { consent: 'deny', width: 'wide', height: '0', mode: 'test', designVariant: 'b' },
];

for (const data of FINE)
  test(`finds no problem in ${JSON.stringify(data)}`, () => assert.equal(attributeProblems(data), []));

const NAMES: [written: string, problem: string][] = [
  ['widgetRequestid', 'data-widget-requestid is unknown. Did you mean data-widget-request-id?'],
  ['widgetrequestid', 'data-widgetrequestid is unknown. Did you mean data-widget-request-id?'],
  ['widgetRequestIds', 'data-widget-request-ids is unknown. Did you mean data-widget-request-id?'],
  ['widgetReqeustId', 'data-widget-reqeust-id is unknown. Did you mean data-widget-request-id?'],
  ['widgetRequest', 'data-widget-request is unknown. Did you mean data-widget-request-id?'],
  ['embeded', 'data-embeded is unknown. Did you mean data-embed?'],
  ['sponsord', 'data-sponsord is unknown. Did you mean data-sponsored?'],
  ['timingRate', 'data-timing-rate is unknown. Did you mean data-timings-rate?'],
  ['heigth', ''],
];

for (const [written, problem] of NAMES)
  test(`says ${problem ? `what is meant by ${written}` : `nothing of ${written}, which may be another word`}`, () => {
    assert.equal(attributeProblems({ [written]: 'x' }), problem ? [problem] : []);
  });

const VALUES: [name: string, value: string, problem: string][] = [
  ['embed', 'Native', 'data-embed takes iframe or native, not "Native".'],
  ['loading', 'late', 'data-loading takes eager or lazy, not "late".'],
  ['timingsRate', '10%', 'data-timings-rate takes a number from 0 to 1, not "10%".'],
  ['timingsRate', '2', 'data-timings-rate takes a number from 0 to 1, not "2".'],
];

for (const [name, value, problem] of VALUES)
  test(`says what ${name} takes instead of ${value}`, () => {
    assert.equal(attributeProblems({ [name]: value }), [problem]);
  });

test('prints all problems on one line, or nothing', () => {
  const { warn } = console;
  const said: unknown[][] = [];
  console.warn = (...texts) => void said.push(texts);
  warnOfAttributes({ embed: 'Native', widgetRequestid: 'wr-1' });
  warnOfAttributes({ embed: 'native', widgetRequestId: 'wr-1' });
  console.warn = warn;
  assert.equal(said, [
    [
      '[civicAction] data-embed takes iframe or native, not "Native". data-widget-requestid is unknown. Did you mean data-widget-request-id?',
    ],
  ]);
});

test.run();
