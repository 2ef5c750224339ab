import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { validate } from 'superstruct';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { DESCRIBED, tablesIn, withTables } from '../../scripts/guides/content.ts';
import { checkContent } from '../../server/import/import-content.ts';
import { DETAILS_TEXTS, TEXTS } from '../../server/import/shape/translation.ts';
import { kinds } from '../../widget/actions/registry.ts';
import { PLACEHOLDERS } from '../../widget/core/model/copy/placeholders.ts';
import { ACTION_TYPES, CHOICE_MODE } from '../../widget/core/model/enums.ts';
import {
  DEFAULT_ACCENT_COLOR,
  DEFAULT_BACKGROUND_COLOR,
  DEFAULT_FONT_FAMILY,
} from '../../widget/core/numbers/constants.ts';
import { blocks, codeIn, ROOT, read, rowsOf, sectionOf } from '../support/documents.ts';

const GUIDE = read('docs/content.md');

test('describes exactly the fields that the import accepts', () => {
  const structs = new Map(DESCRIBED.map(({ name, struct }) => [name.split('/')[0] ?? '', struct]));
  for (const [name, struct] of structs) {
    const described = DESCRIBED.filter((each) => each.name.split('/')[0] === name);
    const fields = described.flatMap((each) => Object.keys(each.fields));
    assert.equal(fields.sort(), Object.keys(struct.schema).sort(), name);
  }
});

test('gives every field an example that the import accepts', () => {
  for (const { name, struct, fields } of DESCRIBED)
    for (const [field, [example]] of Object.entries(fields))
      assert.is(validate(example, struct.schema[field])[0]?.message, undefined, `${name} ${field}`);
});

test('has each table once, up to date with npm run guides', () => {
  assert.equal(tablesIn(GUIDE).sort(), DESCRIBED.map(({ name }) => name).sort());
  assert.is(GUIDE, withTables(GUIDE, DESCRIBED));
});

const [publishers = '', partners = '', whole = ''] = blocks(GUIDE, 'json');

async function importWidgets(...widgets: string[]) {
  const dir = mkdtempSync(join(tmpdir(), 'civic-action-content-'));
  mkdirSync(join(dir, 'widgets'));
  writeFileSync(join(dir, 'publishers.json'), publishers);
  writeFileSync(join(dir, 'partners.json'), partners);
  for (const [at, widget] of widgets.entries()) writeFileSync(join(dir, `widgets/${at}.json`), widget);
  try {
    return await checkContent(dir);
  } finally {
    rmSync(dir, { recursive: true });
  }
}

test('the complete example is imported without a warning', async () => {
  const { content, warnings } = await importWidgets(whole);
  assert.is(content.widgets[0]?.widget.cards.length, 4);
  assert.equal(warnings, []);
});

const asWidget = (action: string) =>
  JSON.stringify({
    widgetRequestId: 'one',
    widgetId: 1,
    publisherId: 1,
    cards: [{ id: 1, type: 'seesOne', actions: [JSON.parse(action)] }],
  });

const sections = GUIDE.split(/^### /m).filter((section) => /^[^\n]*: `\w+`\n/.test(section));
const kindOf = (section: string) => /: `(\w+)`\n/.exec(section)?.[1];

test('has a section for every kind', () => {
  assert.equal(sections.map(kindOf).sort(), [...ACTION_TYPES].sort());
});

for (const section of sections) {
  const kind = kindOf(section) ?? '';
  const [example = ''] = blocks(section, 'json');

  test(`the example of ${kind} has that type and is imported without a change`, async () => {
    assert.is(JSON.parse(example).type, kind);
    await importWidgets(asWidget(example));
  });

  test(`says of ${kind} whether it is built`, () => {
    assert.is(/not built yet/i.test(section), !(kind in kinds));
  });
}

const LANGUAGES = sectionOf(GUIDE, '### One campaign, several languages');
const campaign = blocks(LANGUAGES, 'json');

test('the example in several languages is imported without a warning, and in each of them whole', async () => {
  const names = ['fr', 'it'].map((locale, at) =>
    (campaign[1] ?? '')
      .replace('"es"', `"${locale}"`)
      .replaceAll(/(night-boat-|\/)es/g, `$1${locale}`)
      .replace('9,', `${10 + at},`),
  );
  const { content, warnings } = await importWidgets(...campaign, ...names);
  assert.equal(warnings, []);
  const titles = content.widgets.map(({ widget }) => widget.cards[0]?.actions[0]?.title);
  assert.equal(
    titles,
    Array.from({ length: 4 }, () => 'Bring back the night boat'),
  );
});

test('lists the texts that a translation may have', () => {
  const words = DESCRIBED.find(({ name }) => name === 'action/Words')?.fields ?? {};
  assert.equal(
    Object.keys(words)
      .filter((name) => name !== 'translations')
      .sort(),
    [...TEXTS].sort(),
  );
  const listed = rowsOf(LANGUAGES).flatMap(([kinds = '', texts = '']) => {
    const [within, list] = texts.split(' in ').map(codeIn);
    const named = list ? [...(within ?? []).slice(0, -1), `${list[0]}.${within?.at(-1)}`] : within;
    return codeIn(kinds).map((kind) => [kind, named]);
  });
  const having = Object.entries(DETAILS_TEXTS).filter(([, texts]) => texts.length > 0);
  assert.equal(Object.fromEntries(listed), Object.fromEntries(having));
});

for (const example of [whole, ...campaign])
  test(`an example of ${example.split('\n')[1]?.trim()} is formatted as by Biome`, () => {
    const args = ['node_modules/@biomejs/biome/bin/biome', 'format', '--stdin-file-path=server/content/example.json'];
    assert.is(execFileSync(process.execPath, args, { cwd: ROOT, input: example, encoding: 'utf8' }), example);
  });

test('lists every type of card with its number', () => {
  const rows = rowsOf(sectionOf(GUIDE, '## Cards').split('<!--')[0] ?? '');
  const listed = rows.map(([type = '', number = '']) => [codeIn(type)[0], Number(number)]);
  assert.equal(Object.fromEntries(listed), CHOICE_MODE);
});

test('lists every placeholder', () => {
  const listed = rowsOf(sectionOf(GUIDE, '### Placeholders')).flatMap(([names = '']) => codeIn(names));
  assert.equal(listed.sort(), PLACEHOLDERS.map((name) => `@${name}`).sort());
});

test('names the defaults of a theme', () => {
  const themes = sectionOf(GUIDE, '## Themes');
  for (const value of [DEFAULT_ACCENT_COLOR, DEFAULT_BACKGROUND_COLOR, DEFAULT_FONT_FAMILY])
    assert.match(themes, `Default: \`${value}\``);
});

test.run();
