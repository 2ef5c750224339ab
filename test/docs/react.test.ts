import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { codeIn, read, rowsOf, sectionOf } from '../support/documents.ts';

/** The guide's section on the React component. */

const SECTION = sectionOf(read('docs/publishers.md'), '### React');

/** The names of a type's own properties; those of `Which` stand in braces of their own. */
const namesIn = (source: string, type: string) => {
  const [, body = ''] = new RegExp(`type ${type} =([\\s\\S]*?);\\n(?=\\n|$)`).exec(source) ?? [];
  return [...body.matchAll(/(?:^ {2}|[{;] )(\w+)\??: /gm)].map(([, name]) => name ?? '');
};

const types = read('npm/civic-action.ts');
const props = [
  ...namesIn(types, 'Which'),
  ...namesIn(types, 'CivicActionOptions'),
  ...namesIn(read('npm/react/index.tsx'), 'CivicActionProps'),
];

test('lists exactly the props that the component takes', () => {
  assert.ok(props.length > 20);
  const listed = rowsOf(SECTION).flatMap(([names = '']) => codeIn(names));
  assert.equal(listed.sort(), [...new Set(props)].sort());
});

test('names what is packed by our version', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  assert.match(SECTION, `./civic-action-${version}.tgz`);
});

test.run();
