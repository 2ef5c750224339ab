import type { ComponentType } from 'react';
import type { CopyChunks } from '../../../../i18n/index.ts';
import type { Action } from '../../model/action.ts';
import type { ActionType } from '../../model/enums.ts';
import type { KindFacts } from '../../model/kind.ts';

/**
 * The name of a kind's screen: the last part of its route (spec §2). `start` is the front and `success` the end; `main`
 * is the screen at the action's own route.
 */
export type ScreenName = string;

export type Screen = ComponentType;

export type ScreenTable = { readonly [name in ScreenName]?: Screen };

/** The lazy half of a kind. */
export type KindModule = {
  screens: ScreenTable;
  /**
   * Screens behind the front, with the code that only they need: loaded after the first card, or when one is opened.
   */
  lazyScreens?: { readonly [name in ScreenName]?: () => Promise<{ Screen: ComponentType }> };
  /** Screens besides the end that follow a completed step: no visit begins on them (contract §4). */
  outcomeScreens?: readonly ScreenName[];
  /** The screen at a route outside the kind's own path, such as `/Call/2` (spec §2). */
  screenElsewhere?: (route: string) => ScreenName | null;
};

/** A kind of action. @typeParam D its own fields, as `parse` reads them and `detailsOf` gives them */
export type ActionKind<D = unknown> = KindFacts<D> & {
  load: () => Promise<{ kind: KindModule }>;
  /** Its copy, loaded together with its screens. */
  copy: CopyChunks;
  /** A part of the footer on the kind's own routes (spec §4: the currency switcher). */
  footerPart?: (action: Action) => (() => Promise<{ Part: ComponentType }>) | null;
  /** Screens with a form on the right, where the partner's overlay slides in from the left (spec §2). */
  screensWithFormOnRight?: readonly ScreenName[];
};

/** The kinds that a widget is made with. */
export type Kinds = { readonly [T in ActionType]?: ActionKind & { type: T } };
