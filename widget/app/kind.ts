import type { ComponentType } from 'react';
import type { CopyChunks } from '../../i18n/index.ts';
import type { Action } from '../model/action.ts';
import type { ActionType } from '../model/enums.ts';
import type { KindFacts } from '../model/kind.ts';

/**
 * What a kind's addresses show, by the part after its own: `start` is its front, `main` its work at the address itself,
 * `success` its end (spec §2).
 */
export type ScreenName = string;

export type Screen = ComponentType;

export type ScreenTable = { readonly [name in ScreenName]?: Screen };

/** The lazy half of a kind. */
export type KindModule = {
  screens: ScreenTable;
  /** Screens behind the front, with what only they need: loaded when the first card stands, or when one is opened. */
  lazyScreens?: { readonly [name in ScreenName]?: () => Promise<{ Screen: ComponentType }> };
  /** Screens besides the end that come of something done before: no visit begins on them (contract §4). */
  outcomeScreens?: readonly ScreenName[];
  /** The screen at an address that does not begin as the kind's others do, such as `/Call/2` (spec §2). */
  screenElsewhere?: (route: string) => ScreenName | null;
};

/** A kind of action. @typeParam D its own fields, as `parse` reads them and `detailsOf` gives them */
export type ActionKind<D = unknown> = KindFacts<D> & {
  load: () => Promise<{ kind: KindModule }>;
  /** Its words, which come beside its screens. */
  copy: CopyChunks;
  /** What it adds to the footer for an action, on its own routes (spec §4: the currency switcher). */
  footerPart?: (action: Action) => (() => Promise<{ Part: ComponentType }>) | null;
  /** Screens whose form stands on the right: the partner's overlay comes from the left there (spec §2). */
  screensWithFormOnRight?: readonly ScreenName[];
};

/** The kinds that a widget is made with. */
export type Kinds = { readonly [T in ActionType]?: ActionKind & { type: T } };
