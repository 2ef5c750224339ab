import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkregistration } from '../../../../widget/actions/checkregistration/index.ts';
import { RegistrationForm } from '../../../../widget/actions/checkregistration/LaterScreens.tsx';
import { RegistrationStart } from '../../../../widget/actions/checkregistration/screens.tsx';
import type { App } from '../../../../widget/core/app/app.ts';
import { withDom } from '../../../support/dom.ts';
import { renderInShell } from '../../support/shell.tsx';
import { wireAction, wireCard, wireWidget } from '../../support/wire.ts';

withDom(test);

const commands = { hasNext: { value: false }, isDone: () => false, initiate() {} };
const extra = { commands } as unknown as Partial<App>;

const widget = (details: object) => wireWidget([wireCard('c', [wireAction(1, 'checkregistration', { details })])]);

for (const [where, screen, route] of [
  ['front', <RegistrationStart key="s" />, '/checkRegistration/start'],
  ['form', <RegistrationForm key="f" />, '/checkRegistration'],
] as const)
  test(`without a look-up the ${where} asks for nothing and leads to the official site`, async () => {
    const { container } = await renderInShell(screen, widget({ hasLookUp: false }), route, extra);
    assert.match(container.textContent ?? '', 'We can’t see your state’s voter roll');
    assert.equal([...container.querySelectorAll('input')], []);
    const main = container.querySelector('[data-big-button]');
    assert.match(main?.getAttribute('href') ?? '', 'https://p.test/register-to-vote');
  });

test('a server that says nothing of a look-up has one', async () => {
  assert.is(checkregistration.parse({})?.hasLookUp, true);
  const { container } = await renderInShell(<RegistrationStart />, widget({}), '/checkRegistration/start', extra);
  assert.is(container.querySelector('[data-big-button]')?.textContent, 'Check my registration');
});

test.run();
