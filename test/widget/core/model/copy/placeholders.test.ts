import * as fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  fillPlaceholders,
  PLACEHOLDERS,
  type PlaceholderValues,
} from '../../../../../widget/core/model/copy/placeholders.ts';

test('has the nineteen placeholders of the specification', () => {
  assert.is(new Set(PLACEHOLDERS).size, 19);
});

for (const name of PLACEHOLDERS) {
  test(`fills @${name} anywhere in a text`, () => {
    const values = { [name]: 'Here & <now>' };
    assert.is(
      fillPlaceholders(`@${name}: “@${name}”, (@${name})@${name}’s\n@${name}`, values),
      'Here & <now>: “Here & <now>”, (Here & <now>)Here & <now>’s\nHere & <now>',
    );
  });

  test(`leaves no gap for @${name} without a value`, () => {
    assert.is(fillPlaceholders(`One @${name} two.`, {}), 'One two.');
  });

  test(`leaves longer names than @${name} alone`, () => {
    const longer = `@${name}X @${name}1 @${name}_ @${name}é`;
    assert.is(fillPlaceholders(longer, { [name]: 'no' }), longer);
  });
}

const VALUES: PlaceholderValues = { answer: 'Yes', correctAnswer: 'No', partnerName: 'Ferry Riders', state: 'Ohio' };

const filled: [title: string, text: string, expected: string][] = [
  ['fills placeholders with values', '@partnerName thanks you in @state.', 'Ferry Riders thanks you in Ohio.'],
  ['tells similar names apart', '@answer, not @correctAnswer', 'Yes, not No'],
  ['leaves unknown names', '@partner @nobody @ @@', '@partner @nobody @ @@'],
  ['leaves a name in another case', '@Answer @ANSWER', '@Answer @ANSWER'],
  ['leaves names of inherited properties', '@constructor @toString @__proto__', '@constructor @toString @__proto__'],
  ['leaves email addresses', 'press@state.example, a1@answer.example', 'press@state.example, a1@answer.example'],
  ['fills two adjacent placeholders', '@state@answer', 'OhioYes'],
  ['fills after punctuation', '“@answer”/@answer-@answer', '“Yes”/Yes-Yes'],
  ['fills before an apostrophe', "@partnerName’s and @partnerName's", "Ferry Riders’s and Ferry Riders's"],
];

for (const [title, text, expected] of filled)
  test(title, () => {
    assert.is(fillPlaceholders(text, VALUES), expected);
  });

const missing: [text: string, expected: string][] = [
  ['Hello @userFullName!', 'Hello!'],
  ['Bonjour @userFullName !', 'Bonjour !'],
  ['Hello @userFullName, sign!', 'Hello, sign!'],
  ['Hello @userFullName , sign!', 'Hello, sign!'],
  ['@userFullName, sign this', 'sign this'],
  ['@userFullName @district', ''],
  ['Trenton, @state, USA', 'Trenton, USA'],
  ['Trenton, @state.', 'Trenton.'],
  ['Trenton, @state', 'Trenton'],
  ['Read it: @articleUrl', 'Read it'],
  ['Jo Doe (@district) says', 'Jo Doe says'],
  ['Jo Doe (@district, @state) says', 'Jo Doe says'],
  ['Jo Doe (@state 7) says', 'Jo Doe (7) says'],
  ['You said “@answer”.', 'You said.'],
  ['You said « @answer ».', 'You said.'],
  ['Dear @recipientName,\nin @state we', 'Dear,\nin we'],
  ['One\n@state\nTwo', 'One\n\nTwo'],
  ['Keep  two  spaces, @state', 'Keep  two  spaces'],
];

for (const [text, expected] of missing)
  test(`leaves neat punctuation without values: ${JSON.stringify(text)}`, () => {
    assert.is(fillPlaceholders(text, {}), expected);
  });

test('treats a value of spaces as empty, and trims the others', () => {
  assert.is(fillPlaceholders('a @state b @answer c', { state: ' \n', answer: ' x ' }), 'a b x c');
});

test('inserts values literally, even with placeholders or patterns in them', () => {
  const values = { partnerName: '@state', state: '$& $1 \\ @partnerName' };
  assert.is(fillPlaceholders('@partnerName @state', values), '@state $& $1 \\ @partnerName');
});

const word = fc.constantFrom(...PLACEHOLDERS.map((name) => `@${name}`), '@', ' ', ',', '(', ')', '\n', '\0', 'x', '$&');
const copy = fc.oneof(
  fc.string(),
  fc.array(fc.oneof(word, fc.string({ unit: 'binary' }))).map((parts) => parts.join('')),
);
const someValues = fc.record(
  Object.fromEntries(PLACEHOLDERS.map((name) => [name, fc.string({ unit: 'binary' })])) as Record<
    (typeof PLACEHOLDERS)[number],
    fc.Arbitrary<string>
  >,
  { requiredKeys: [] },
);

test('never throws for any copy and values', () => {
  fc.assert(fc.property(copy, someValues, (text, values) => typeof fillPlaceholders(text, values) === 'string'));
});

test('leaves no known placeholder', () => {
  const spaced = fc.array(fc.oneof(word, fc.lorem())).map((parts) => parts.join(' '));
  fc.assert(
    fc.property(spaced, fc.constantFrom('', 'Ohio', '$&'), (text, value) => {
      const values = Object.fromEntries(PLACEHOLDERS.map((name) => [name, value]));
      const left = fillPlaceholders(text, values).match(/@[A-Za-z]+/g) ?? [];
      assert.equal(
        left.filter((name) => PLACEHOLDERS.some((known) => `@${known}` === name)),
        [],
      );
    }),
  );
});

test('fills a text with a hundred thousand spaces', () => {
  const spaces = ' '.repeat(100_000);
  assert.is(fillPlaceholders(`Hello${spaces}@userFullName${spaces}, you${spaces}@state`, {}), 'Hello, you');
  assert.is(fillPlaceholders(`a${spaces}b @state`, {}), `a${spaces}b`);
});

test('needs only one pass', () => {
  fc.assert(
    fc.property(copy, (text) => {
      const once = fillPlaceholders(text, { ...VALUES, articleUrl: 'https://a.test/' });
      assert.not.match(once, '\0');
    }),
  );
});

test.run();
