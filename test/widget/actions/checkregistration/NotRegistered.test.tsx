import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { NotRegistered } from '../../../../widget/actions/checkregistration/LaterScreens.tsx';
import type { App } from '../../../../widget/core/app/app.ts';
import { withDom } from '../../../support/dom.ts';
import { renderInShell } from '../../support/shell.tsx';
import { wireAction, wireCard, wireWidget } from '../../support/wire.ts';

withDom(test);

for (const isUnknown of [true, false])
  test(`registering is the main button if the reader is ${isUnknown ? 'unknown' : 'not found'}`, async () => {
    const wire = wireWidget([wireCard('c', [wireAction(1, 'checkregistration')])]);
    const extra = {
      commands: { hasNext: { value: false } },
      of: () => ({ narrow: 25, wide: 25 }),
    } as unknown as Partial<App>;
    const screen = <NotRegistered isUnknown={isUnknown} />;
    const { container } = await renderInShell(screen, wire, '/checkRegistration/success', extra);
    const [main, ...others] = container.querySelectorAll('[data-big-button]');
    const { origin, pathname, searchParams } = new URL(main?.getAttribute('href') ?? '');
    assert.is(origin + pathname, 'https://p.test/register-to-vote');
    assert.is(searchParams.get('utm_campaign'), 'check_registration');
    assert.equal(others, []);
  });

test.run();
