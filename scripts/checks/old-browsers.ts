/**
 * Checks that the build uses no feature that the oldest browsers lack (docs/publishers.md, Browsers): in our code, in
 * libraries and in styles, by MDN's compatibility data. Exceptions are listed with their reason.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OLDEST, type Versions, WHOLE_LAYOUT } from '../build/code/oldest-browsers.ts';
import ALLOWED from './browsers/allowed.json' with { type: 'json' };
import { inBuiltCode } from './browsers/built-code.ts';
import type { Fault } from './browsers/compat.ts';
import { inOwnCode } from './browsers/own-code.ts';
import { inStyle } from './browsers/styles.ts';
import { compilerOptions } from './compiler.ts';
import { reportProblems } from './problems.ts';

/**
 * What some of the oldest browsers lack but may be used, with the effect of its absence. An entry that nothing uses is an
 * error too.
 */
const WITHOUT: Record<string, string> = Object.assign({}, ...Object.values(ALLOWED));
/** Features that only the whole layout needs; `widget/ui/styles/base.css` says what is shown without them. */
const LAYOUT = new Set(['@container', 'container', 'cqw']);

const SCRIPTS = '{loader,widget,i18n,dashboard}/**/*.{ts,tsx}';
const STYLES = ['{widget,dashboard}/**/*.css', 'server/pages/styles/{base,page}.css'];
const BUILT = ['dist/{loader,watch}.js', 'dist/{widget,dashboard}/*.js'];
/** Developers' browsers are new, and content is checked in Node. */
const isForOthers = (path: string) => /^widget\/(gallery|core\/content|actions\/\w+\/content\.ts$)/.test(path);

const root = join(import.meta.dirname, '../..');
const find = (patterns: string | string[]) =>
  globSync(patterns, { cwd: root })
    .filter((path) => !isForOthers(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

const propertyOf = (feature: string) => feature.split(':')[0] || feature;

/** Whether a feature, or the property whose value it is, is on a list. */
const isOn = (has: (name: string) => boolean, { feature }: Fault) => has(feature) || has(propertyOf(feature));

const inStyles = (oldest: Versions): Fault[] => find(STYLES).flatMap(({ path, text }) => inStyle(path, text, oldest));

function findFaults(): Fault[] {
  const own = find(SCRIPTS).map(({ path }) => join(root, path));
  return [
    ...inOwnCode(root, own, compilerOptions(root), OLDEST),
    ...find(BUILT).flatMap(({ path, text }) => inBuiltCode(path, text, OLDEST)),
    ...inStyles(OLDEST).filter((fault) => !isOn((name) => LAYOUT.has(name), fault)),
    ...inStyles(WHOLE_LAYOUT).filter((fault) => isOn((name) => LAYOUT.has(name), fault)),
  ];
}

const faults = findFaults();
const isAllowed = (fault: Fault) => isOn((name) => Object.hasOwn(WITHOUT, name), fault);
const unused = Object.keys(WITHOUT).filter((name) => !faults.some((fault) => isOn((each) => each === name, fault)));

reportProblems([
  ...faults
    .filter((fault) => !isAllowed(fault))
    .map(({ feature, lackedBy, at }) => `${at}\n  ${feature} is there from ${lackedBy.join(', ')}`),
  ...unused.map((name) => `scripts/checks/browsers/allowed.json: nothing asks for ${name} any more`),
]);
