import type { CompatStatement } from '@mdn/browser-compat-data/types';
import { type CssNode, type Declaration, parse, type WalkContext, walk } from 'css-tree';
import type { Versions } from '../../build/code/oldest-browsers.ts';
import { compatAt, type Fault, lackedBy } from './compat.ts';

type Feature = { feature: string; compat: CompatStatement | undefined };

/** MDN has one entry for several units. */
const UNITS: [pattern: RegExp, name: string][] = [
  [/^cq/, 'container_query_length_units'],
  [/^dv/, 'viewport_percentage_units_dynamic'],
  [/^sv/, 'viewport_percentage_units_small'],
  [/^lv/, 'viewport_percentage_units_large'],
];

function unitFeature(unit: string): Feature {
  const [, name = unit] = UNITS.find(([pattern]) => pattern.test(unit)) ?? [];
  return { feature: unit, compat: compatAt('css', 'types', 'length', name) };
}

/** `balance` of `text-wrap: balance`, `color-mix()` of any colour. */
function valueFeature(node: CssNode, { property }: Declaration): Feature | undefined {
  if (node.type === 'Dimension') return unitFeature(node.unit);
  if (node.type !== 'Identifier' && node.type !== 'Function') return undefined;
  const { name } = node;
  const ofProperty = compatAt('css', 'properties', property, name);
  if (node.type === 'Identifier') return { feature: `${property}: ${name}`, compat: ofProperty };
  const ofAll = compatAt('css', 'types', name) ?? compatAt('css', 'types', 'color', name);
  return { feature: `${name}()`, compat: ofProperty ?? ofAll };
}

const selector = (name: string) => compatAt('css', 'selectors', name);
const mediaFeature = (name: string) => compatAt('css', 'at-rules', 'media', name);

/** By kind of node; values are reported with their property. */
const FEATURES: { [Type in CssNode['type']]?: (node: Extract<CssNode, { type: Type }>) => Feature } = {
  Declaration: ({ property }) => ({ feature: property, compat: compatAt('css', 'properties', property) }),
  Atrule: ({ name }) => ({ feature: `@${name}`, compat: compatAt('css', 'at-rules', name) }),
  PseudoClassSelector: ({ name }) => ({ feature: `:${name}`, compat: selector(name) }),
  PseudoElementSelector: ({ name }) => ({ feature: `::${name}`, compat: selector(name) }),
  NestingSelector: () => ({ feature: 'nesting', compat: selector('nesting') }),
  Feature: ({ name }) => ({ feature: `(${name})`, compat: mediaFeature(name) }),
  FeatureRange: () => ({ feature: 'range in @media', compat: mediaFeature('range_syntax') }),
};

function featureOf(node: CssNode, declaration: Declaration | null): Feature | undefined {
  const find = FEATURES[node.type] as ((each: CssNode) => Feature) | undefined;
  if (find) return find(node);
  return declaration ? valueFeature(node, declaration) : undefined;
}

/** Features that a style sheet uses and that one of the oldest browsers lacks. */
export function inStyle(file: string, css: string, oldest: Versions): Fault[] {
  const faults: Fault[] = [];
  walk(parse(css, { positions: true }), function visit(this: WalkContext, node: CssNode) {
    const { feature = '', compat } = featureOf(node, this.declaration) ?? {};
    const missing = compat ? lackedBy(compat, oldest) : [];
    if (missing.length > 0) faults.push({ feature, lackedBy: missing, at: `${file}:${node.loc?.start.line}` });
  });
  return faults;
}
