import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { firstToMend, MissingNote, type Problem } from '../../../../widget/parts/form/MissingNote.tsx';
import { acting, withDom } from '../../../support/dom.ts';
import { renderInShell } from '../../support/shell.tsx';
import { wireAction, wireCard, wireWidget } from '../../support/wire.ts';

withDom(test);

const problem = (name: string, isEmpty = false): Problem => ({ name, label: name, error: `Invalid ${name}`, isEmpty });

const CASES: [problems: Problem[], name: string | undefined][] = [
  [[], undefined],
  [[problem('name')], 'name'],
  [[problem('name'), problem('email')], undefined],
  [[problem('name'), problem('email', true), problem('phone', true)], 'email'],
];

for (const [problems, name] of CASES)
  test(`leads to ${name ?? 'the summary'} of ${problems.length} problems`, () => {
    assert.is(firstToMend(problems)?.name, name);
  });

async function draw(problems: Problem[], attempts: number) {
  const picked: string[] = [];
  const fields = problems.map(({ label }) => label);
  const { container } = await renderInShell(
    <MissingNote id="missing" fields={fields} summary={{ problems, attempts, onPick: (name) => picked.push(name) }} />,
    wireWidget([wireCard('c', [wireAction(1, 'petition', {})])]),
  );
  const note = container.querySelector('#missing') as HTMLElement;
  return { note, status: container.querySelector('[role=status]') as HTMLElement, picked };
}

const TWO = [problem('name'), problem('email')];

test('names what is missing before an attempt, and moves no focus', async () => {
  const { note, status, picked } = await draw(TWO, 0);
  assert.equal([note.textContent, status.textContent, picked], ['Still needed: name and email', '', []]);
});

test('after an attempt the summary stands in place of the note, with its list closed', async () => {
  const { note, status } = await draw(TWO, 1);
  const line = note.querySelector('button') as HTMLElement;
  assert.equal([line.textContent, line.getAttribute('aria-expanded')], ['2 things to fix', 'false']);
  assert.is(document.activeElement, line);
  assert.is(status.textContent, '2 things to fix');
  assert.not.ok(note.textContent?.includes('Still needed'));
});

test('the summary opens a list that leads to each field, and Escape closes it', async () => {
  const { note, picked } = await draw(TWO, 1);
  const line = note.querySelector('button') as HTMLElement;
  const listed = note.querySelector('ul') as HTMLElement;
  assert.is(listed.hidden, true);
  await acting(() => line.click());
  assert.equal([listed.hidden, line.getAttribute('aria-expanded')], [false, 'true']);
  const last = listed.querySelector<HTMLElement>('li:last-child button');
  assert.is(last?.textContent, 'email: Invalid email');
  await acting(() => last?.click());
  assert.equal(picked, ['email']);
  await acting(() => line.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
  assert.is(listed.hidden, true);
});

test('a single problem needs no summary: the note names the field, which has the focus', async () => {
  const { note, status, picked } = await draw([problem('email')], 1);
  assert.equal([note.textContent, status.textContent, picked], ['Still needed: email', '', ['email']]);
});

test.run();
