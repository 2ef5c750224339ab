import { BUDGETS } from '../build/budgets.ts';
import type { Sizes } from '../build/measure.ts';

/**
 * Sizes in a document, each between two Markdown comments:
 *
 *   <!-- size:loader -->2,345 B<!-- /size -->
 *
 * Names are `loader`, `watch`, `application`, `staticPage`, `dashboard`, `kind:poll`, `copy:poll`, `shared:form` …, `locale:fr` …, and
 * `budget:loader` … for a budget; numbers are written as 1,234.5.
 */
export const CLAIM = /(<!-- size:([\w:-]+) -->)\s*([\d.,]+)\s*(B|kB)\s*(<!-- \/size -->)/g;

/** Documents with sizes. */
export const CLAIMING = ['README.md', 'docs/developers.md'];

const isBudget = (name: string): name is keyof typeof BUDGETS => Object.hasOwn(BUDGETS, name);

/** The built size of a name, or a budget. */
export function sizeNamed(
  name: string,
  { loader, watch, application, staticPage, kinds, features, locales, dashboard }: Sizes,
): number | undefined {
  const [group, part = ''] = name.split(':');
  if (group === 'budget') return isBudget(part) ? BUDGETS[part] : undefined;
  if (group === 'kind') return kinds[part]?.own;
  if (group === 'copy') return kinds[part]?.copy;
  if (group === 'shared') return features[part];
  if (group === 'locale') return locales[part];
  return { loader, watch, application, staticPage, dashboard }[name];
}

/** Writes the built sizes into a text. */
export const withSizes = (text: string, sizes: Sizes): string =>
  text.replaceAll(CLAIM, (whole, open: string, name: string, _amount, _unit, close: string) => {
    const size = sizeNamed(name, sizes);
    return size === undefined ? whole : `${open}${size.toLocaleString('en-US')} B${close}`;
  });
