import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  isAnimated,
  isFaked,
  isPreview,
  isTracked,
  type Mode,
  type ModeSigns,
  modeOf,
} from '../../../../widget/core/config/mode.ts';
import { isSafari } from '../../../../widget/core/model/consent.ts';

const NONE: ModeSigns = { mode: null, isAutomated: false, isCypress: false, environment: 'production' };
const both = { isAutomated: true, isCypress: true } as const;

const signs: [given: Partial<ModeSigns>, expected: Mode][] = [
  [{}, 'default'],
  [{ isAutomated: true }, 'SNAPSHOT_SERVER'],
  [{ isCypress: true }, 'CYPRESS'],
  [both, 'CYPRESS'],
  [{ environment: 'storybook' }, 'STORYBOOK'],
  [{ environment: 'storybook', ...both }, 'STORYBOOK'],
  [{ mode: 'ab4e-preview' }, 'AB4E_PREVIEW'],
  [{ mode: 'ab4e-preview', environment: 'storybook', ...both }, 'AB4E_PREVIEW'],
  [{ mode: 'ab4e-test' }, 'AB4E_TEST'],
  [{ mode: 'ab4e-test', ...both }, 'AB4E_TEST'],
  [{ widgetPreviewId: 'pv' }, 'AB4E_TEST'],
  [{ mode: 'ab4e-preview', widgetPreviewId: 'pv' }, 'AB4E_PREVIEW'],
  [{ mode: 'AB4E-TEST' }, 'default'],
  [{ mode: 'CYPRESS' }, 'default'],
  [{ mode: '' }, 'default'],
  [{ environment: 'development' }, 'default'],
];

for (const [given, expected] of signs)
  test(`runs as ${expected} for ${JSON.stringify(given)}`, () => {
    assert.is(modeOf({ ...NONE, ...given }), expected);
  });

const modes: [mode: Mode, tracked: boolean, faked: boolean, preview: boolean, animated: boolean][] = [
  ['default', true, false, false, true],
  ['CYPRESS', true, false, false, true],
  ['SNAPSHOT_SERVER', false, false, false, true],
  ['AB4E_PREVIEW', false, true, true, false],
  ['AB4E_TEST', false, true, false, true],
  ['STORYBOOK', false, true, false, true],
];

for (const [mode, tracked, faked, preview, animated] of modes)
  test(`${mode} is ${tracked ? '' : 'not '}tracked, ${faked ? '' : 'not '}faked, ${animated ? '' : 'not '}animated`, () => {
    assert.equal(
      [isTracked(mode), isFaked(mode), isPreview(mode), isAnimated(mode)],
      [tracked, faked, preview, animated],
    );
  });

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const IPHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${WEBKIT}`;
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko)';

const browsers: [name: string, userAgent: string, expected: boolean][] = [
  ['Safari on a Mac', `${MAC} ${WEBKIT} Version/17.5 Safari/605.1.15`, true],
  ['Safari on an iPhone', `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`, true],
  ['Chrome on a Mac', `${MAC} ${CHROME} Chrome/126.0.0.0 Safari/537.36`, false],
  ['Edge on Windows', `Mozilla/5.0 (Windows NT 10.0) ${CHROME} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0`, false],
  ['Chrome headless', `${MAC} ${CHROME} HeadlessChrome/126.0.0.0 Safari/537.36`, false],
  ['Chrome on Android', `Mozilla/5.0 (Linux; Android 14) ${CHROME} Chrome/126.0.0.0 Mobile Safari/537.36`, false],
  ['Chrome on an iPhone', `${IPHONE} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`, false],
  ['Firefox on an iPhone', `${IPHONE} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`, false],
  ['Edge on an iPhone', `${IPHONE} Version/17.0 EdgiOS/126.0.2592.56 Mobile/15E148 Safari/605.1.15`, false],
  ['Opera on an iPhone', `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1 OPT/4.7.0`, false],
  ['DuckDuckGo on an iPhone', `${IPHONE} Version/17.5 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`, false],
  ['DuckDuckGo on a Mac', `${MAC} ${WEBKIT} Version/17.5 Safari/605.1.15 Ddg/17.5`, false],
  ['the Google app on an iPhone', `${IPHONE} GSA/321.0 Mobile/15E148 Safari/604.1`, false],
  ['Firefox on a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:127.0) Gecko/20100101 Firefox/127.0', false],
  ['a web view of an app on an iPhone', `${IPHONE} Mobile/15E148`, false],
  ['nothing', '', false],
];

for (const [name, userAgent, expected] of browsers)
  test(`${name} is ${expected ? '' : 'not '}Safari`, () => {
    assert.is(isSafari(userAgent), expected);
  });

test.run();
