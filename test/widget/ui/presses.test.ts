import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { keepPresses } from '../../../widget/ui/use-presses.ts';
import { withDom } from '../../support/dom.ts';

withDom(test);

const { setTimeout } = globalThis;
/** What is to run once the browser's own click has come. */
let due: (() => void)[] = [];

test.before.each(() => {
  due = [];
  globalThis.setTimeout = ((run: () => void) => due.push(run)) as unknown as typeof setTimeout;
});
test.after.each(() => {
  globalThis.setTimeout = setTimeout;
});

const runDue = () => {
  for (const run of due.splice(0)) run();
};

const find = (selector: string) => document.querySelector(selector) as HTMLElement;

/** What a pointer's event looks like: a browser sends its own as trusted. */
function send(on: HTMLElement, type: string, x = 0) {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, composed: true, detail: 1, clientX: x });
  Object.defineProperty(event, 'isTrusted', { value: true });
  on.dispatchEvent(event);
}

/** A widget whose clicks are written down, beside a button of the page's own. */
function open() {
  document.body.innerHTML = `<div id="root"><button id="first">A</button>
    <div id="space"></div></div><button id="other">B</button>`;
  const clicks: string[] = [];
  for (const { id } of document.querySelectorAll('[id]:not(#root)'))
    find(`#${id}`).addEventListener('click', ({ detail }) => clicks.push(`${id} ${detail}`));
  return { clicks, stop: keepPresses(find('#root')) };
}

/** A press that begins on the first button; its click reaches another element, or none. */
function press({ clicked, x }: { clicked?: string; x?: number } = {}) {
  send(find('#first'), 'mousedown');
  send(find('#space'), 'mouseup', x);
  if (clicked) send(find(clicked), 'click', x);
  runDue();
}

const CASES: [title: string, run: () => unknown, expected: string[]][] = [
  ['counts a press whose click is lost, as by a pointer', () => press(), ['first 1']],
  ['counts a press once whose click is its own', () => press({ clicked: '#first' }), ['first 1']],
  ['counts a press whose click goes to another place for the control', () => press({ clicked: '#space' }), ['first 1']],
  ['leaves alone a click outside the widget', () => press({ clicked: '#other' }), ['other 1', 'first 1']],
  ['counts no press that has moved away', () => press({ x: 9 }), []],
];

for (const [title, run, expected] of CASES)
  test(title, () => {
    const { clicks, stop } = open();
    run();
    assert.equal(clicks, expected);
    stop();
  });

test('counts no press on a control that was disabled meanwhile', () => {
  const { clicks, stop } = open();
  send(find('#first'), 'mousedown');
  find('#first').setAttribute('disabled', '');
  send(find('#space'), 'mouseup');
  runDue();
  assert.equal(clicks, []);
  stop();
});

test('repeats no press whose click was stopped on its way', () => {
  const { clicks, stop } = open();
  find('#root').addEventListener('click', (event) => event.stopPropagation(), true);
  press({ clicked: '#first' });
  assert.equal(clicks, []);
  stop();
});

test.run();
