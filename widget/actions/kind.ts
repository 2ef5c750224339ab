import type { ComponentType } from 'react';
import type { Struct } from 'superstruct';
import type { CopyChunks } from '../../i18n/index.ts';
import type { App } from '../app.ts';
import type { Action } from '../model/action.ts';
import type { ScreenName } from '../session/routes.ts';

export type Screens = Partial<Record<ScreenName, ComponentType>>;

/** The lazy half of a kind: its screens, and what stands behind them for one action. */
export type KindModule = {
  screens: Screens;
  /** Screens behind the front, with what only they need: loaded when the first card stands, or when one is opened. */
  later?: Partial<Record<ScreenName, () => Promise<{ Screen: ComponentType }>>>;
  /** Called once per action; the result reaches the screens by `useKind`. */
  create: (action: Action, app: App) => unknown;
};

/** What is known of a kind before its screens are loaded. */
export type ActionKind = {
  /** Whether doing it completes a widget (spec §4), or only leads on. */
  isCompletion: boolean;
  /** An action whose `details` break this is malformed: it is dropped (contract §6). */
  // biome-ignore lint/suspicious/noExplicitAny: superstruct's schema parameter has no use here
  details: Struct<any, any>;
  load: () => Promise<{ kind: KindModule }>;
  /** Its words, which come beside its screens. */
  copy: CopyChunks;
  /** What the kind adds to the footer on its own routes (spec §4: the currency switcher). */
  footerPart?: () => Promise<{ Part: ComponentType }>;
};
