import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { overlaySide } from '../../../widget/shell/overlay.ts';

const cases: [overlay: 'product' | 'publisher' | 'partner', route: string, side: string][] = [
  ['partner', '/donation/details', 'left'],
  ['partner', '/donation/start', 'right'],
  ['partner', '/petition', 'right'],
  ['publisher', '/donation/details', 'right'],
  ['product', '/donation/details', 'right'],
];

for (const [overlay, route, side] of cases)
  test(`brings the ${overlay} from the ${side} on ${route}`, () => {
    assert.is(overlaySide(overlay, route), side);
  });

test.run();
