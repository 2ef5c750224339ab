import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Printed } from '../../../widget/ui/Printed.tsx';
import { render, withDom } from '../../support/dom.ts';

withDom(test);

for (const [text, shown] of [
  ['CALL', 'Call'],
  ['POST ON X', 'Post on X'],
  ['PUBLIER SUR X', 'Publier sur X'],
  ['ISSUE FINDING YOUR LAWMAKERS. PLEASE TRY AGAIN', 'Issue finding your lawmakers. Please try again'],
  ['L’ADRESSE COMPLÈTE EST NÉCESSAIRE', 'L’adresse complète est nécessaire'],
] as const)
  test(`shows "${text}" as "${shown}", and keeps the text`, async () => {
    const { container } = await render(<Printed>{text}</Printed>);
    assert.is(container.textContent, text);
    assert.is(container.childElementCount, 1);
    const parts = [...container.querySelectorAll<HTMLElement>('span > span')].map(({ style, textContent }) =>
      style.textTransform === 'lowercase' ? textContent?.toLowerCase() : textContent,
    );
    assert.is(parts.join(''), shown);
  });

test.run();
