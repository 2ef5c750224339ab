import { type AnyNode, type Identifier, type MemberExpression, parse } from 'acorn';
import { full } from 'acorn-walk';
import type { Versions } from '../../build/code/oldest-browsers.ts';
import { type Fault, lackedBy } from './compat.ts';
import { compatsByName, globalCompat, memberCompat } from './script-features.ts';

type Found = Omit<Fault, 'at'> & { start: number };

/** Characters of minified code that tell where something is. */
const AROUND = 40;

/** Safari 16.4 was the first to read it; before, the whole file does not parse. */
const LOOKBEHIND = /\(\?<[=!]/;

const named = ({ property, computed }: MemberExpression) =>
  !computed && property.type === 'Identifier' ? property.name : '';

/** Lacked whoever offers a method of this name: of minified code no types are known. */
function lackedMethod(name: string, oldest: Versions): string[] {
  const all = (compatsByName.get(name) ?? []).map((compat) => lackedBy(compat, oldest));
  return all.every((missing) => missing.length > 0) ? (all[0] ?? []) : [];
}

function inMember(node: MemberExpression, isCalled: boolean, oldest: Versions): Omit<Found, 'start'> | undefined {
  const name = named(node);
  const owner = node.object.type === 'Identifier' ? node.object.name : '';
  const compat = memberCompat(owner, name);
  if (compat) return { feature: `${owner}.${name}`, lackedBy: lackedBy(compat, oldest) };
  return isCalled ? { feature: `.${name}()`, lackedBy: lackedMethod(name, oldest) } : undefined;
}

function inGlobal({ name }: Identifier, oldest: Versions): Omit<Found, 'start'> | undefined {
  const compat = globalCompat(name);
  return compat && { feature: name, lackedBy: lackedBy(compat, oldest) };
}

/** What a script as it is shipped, libraries included, asks of a browser, by names, and an oldest one lacks. */
export function inBuiltCode(file: string, code: string, oldest: Versions): Fault[] {
  const called = new Set<unknown>();
  const found: Found[] = [];
  const visit = (node: AnyNode) => {
    const isLookbehind = node.type === 'Literal' && LOOKBEHIND.test(node.regex?.pattern ?? String(node.value));
    const each = isLookbehind ? { feature: 'lookbehind', lackedBy: ['safari 16.4'] } : featureOf(node);
    if (each && each.lackedBy.length > 0) found.push({ ...each, start: node.start });
  };
  const featureOf = (node: AnyNode) => {
    if (node.type === 'MemberExpression') return inMember(node, called.has(node), oldest);
    return node.type === 'Identifier' ? inGlobal(node, oldest) : undefined;
  };
  const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  // `full` comes to a node after all within it: calls first, so that a method knows that it is called.
  full(program, (node) => void (node.type === 'CallExpression' && called.add(node.callee)));
  full(program, visit);
  return found.map(({ start, ...fault }) => ({
    ...fault,
    at: `${file}: ${code.slice(start - AROUND, start + AROUND)}`,
  }));
}
