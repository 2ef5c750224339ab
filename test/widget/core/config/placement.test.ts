import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { applyPlacement } from '../../../../widget/core/config/params.ts';
import { readParams } from '../../../../widget/core/config/read-params.ts';

const after = (search: string, told: { [option: string]: string }) => {
  const params = readParams(search);
  applyPlacement(params, { type: 'consent', consent: 'auto', ...told });
  return params;
};

const OPTIONS = {
  articleUrlTracking: 'https://news.test/a',
  adCampaign: 'li-1',
  adNetworkDomain: 'ads.test',
  disableTracking: 'true',
  notice: 'true',
  width: '300',
  height: '420',
};

test('adds options that the address lacks', () => {
  const params = after('', OPTIONS);
  for (const [name, value] of Object.entries(OPTIONS)) assert.is(String(Reflect.get(params, name)), value, name);
});

test('keeps options that the address has', () => {
  const search = '?articleUrlTracking=a&adCampaign=b&adNetworkDomain=c&width=1&height=2';
  const params = after(search, { ...OPTIONS, disableTracking: 'false', notice: 'false' });
  assert.equal({ ...params }, { ...readParams(search), consent: 'auto' });
});

test('takes the host’s consent, whatever the address says', () => {
  assert.is(after('?consent=granted', { consent: 'yess' }).consent, 'yess');
  assert.is(after('?consent=granted', { consent: '' }).consent, 'granted');
});

test('turns tracking off if either says so', () => {
  assert.is(after('?disableTracking=true', { disableTracking: 'false' }).disableTracking, true);
  assert.is(after('?disableTracking=false', { disableTracking: 'true' }).disableTracking, true);
});

for (const width of ['', '-5', 'wide'])
  test(`takes ${JSON.stringify(width)} as no width`, () => assert.is(after('', { width }).width, null));

test.run();
