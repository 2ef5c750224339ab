import { type AnyNode, type Identifier, type MemberExpression, parse } from 'acorn';
import { full } from 'acorn-walk';
import type { Versions } from '../../build/code/oldest-browsers.ts';
import { compatsByName, type Fault, globalCompat, lackedBy, memberCompat } from './compat.ts';

type Found = Omit<Fault, 'at'> & { start: number };

/** Characters of minified code that a report quotes. */
const AROUND = 40;

/** Regular expressions with lookbehind, which Safari before 16.4 can't parse, nor the file around them. */
const LOOKBEHIND = /\(\?<[=!]/;

const named = ({ property, computed }: MemberExpression) =>
  !computed && property.type === 'Identifier' ? property.name : '';

/** A method lacks support if every built-in class with a method of this name lacks it: minified code has no types. */
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

/** Features that a shipped script uses, libraries included, and that one of the oldest browsers lacks. */
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
  // `full` visits a node after its children, so calls are collected first.
  full(program, (node) => void (node.type === 'CallExpression' && called.add(node.callee)));
  full(program, visit);
  return found.map(({ start, ...fault }) => ({
    ...fault,
    at: `${file}: ${code.slice(start - AROUND, start + AROUND)}`,
  }));
}
