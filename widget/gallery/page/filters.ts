import { LOCALES } from '../../../i18n/locale.ts';
import {
  NARROW_HEIGHT_PX,
  NOTICE_BAR_NARROW_PX,
  NOTICE_BAR_WIDE_PX,
  WIDGET_HEIGHT_PX,
  WIDGET_WIDTH_PX,
} from '../../core/numbers/constants.ts';

export type Size = { name: 'wide' | 'narrow'; width: number; height: number };

/** Both sizes of spec §2; 320 px is the narrowest screen that WCAG asks for. */
export const SIZES: readonly Size[] = [
  { name: 'wide', width: WIDGET_WIDTH_PX, height: WIDGET_HEIGHT_PX },
  { name: 'narrow', width: 320, height: NARROW_HEIGHT_PX },
];

/** A notice bar adds to the height (spec §2). */
export const heightOf = ({ name, height }: Size, hasNotice = false) => {
  if (!hasNotice) return height;
  return height + (name === 'narrow' ? NOTICE_BAR_NARROW_PX : NOTICE_BAR_WIDE_PX);
};

/** Filters in the page's address; '' matches everything. */
export type Filters = { kind: string; state: string; locale: string; size: string };

const DEFAULTS: Filters = { kind: '', state: '', locale: 'en-US', size: '' };

const NAMES = Object.keys(DEFAULTS) as (keyof Filters)[];

/** From the page's address or its form. */
export const readFilters = (query: URLSearchParams | FormData) =>
  Object.fromEntries(NAMES.map((name) => [name, query.get(name) ?? DEFAULTS[name]])) as Filters;

/** The query for these filters, without defaults, so that links stay short. */
export function writeFilters(filters: Filters): string {
  const query = new URLSearchParams();
  for (const name of NAMES) if (filters[name] !== DEFAULTS[name]) query.set(name, filters[name]);
  return query.size > 0 ? `?${query}` : '';
}

type Named = { name: string; kind: string };

/** One frame on the page. */
export type Item<S extends Named> = { state: S; locale: string; size: Size };

const fits = (wanted: string, value: string) => wanted === '' || wanted === value;

/** All frames that match, in the order of the states; the filter `state` matches part of a name. */
export function itemsFor<S extends Named>(states: readonly S[], filters: Filters): Item<S>[] {
  const locales = LOCALES.filter((locale) => fits(filters.locale, locale));
  const sizes = SIZES.filter(({ name }) => fits(filters.size, name));
  return states
    .filter(({ name, kind }) => fits(filters.kind, kind) && name.includes(filters.state.trim().toLowerCase()))
    .flatMap((state) => locales.flatMap((locale) => sizes.map((size) => ({ state, locale, size }))));
}

type OnPath = Named & { step?: number };

/** A kind's whole path in one locale, step by step. */
export type Strip<S extends OnPath> = { kind: string; locale: string; sizes: Size[]; steps: S[] };

/** The paths of the kinds that match; none where a part of a name is looked for. */
export function stripsFor<S extends OnPath>(states: readonly S[], filters: Filters): Strip<S>[] {
  if (filters.state.trim() !== '') return [];
  const locales = LOCALES.filter((locale) => fits(filters.locale, locale));
  const sizes = SIZES.filter(({ name }) => fits(filters.size, name));
  const onPath = states.filter(({ step, kind }) => step !== undefined && fits(filters.kind, kind));
  return [...new Set(onPath.map(({ kind }) => kind))].flatMap((kind) => {
    const steps = onPath.filter((state) => state.kind === kind).sort((a, b) => (a.step ?? 0) - (b.step ?? 0));
    return locales.map((locale) => ({ kind, locale, sizes, steps }));
  });
}

export const frameUrl = (name: string, locale: string) =>
  `frame.html?${new URLSearchParams({ mockActionData: name, locale })}`;
