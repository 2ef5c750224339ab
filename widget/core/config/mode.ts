import type { Environment } from './config.ts';

/** Runtime modes (spec §2). */
export type Mode = 'default' | 'CYPRESS' | 'SNAPSHOT_SERVER' | 'AB4E_PREVIEW' | 'AB4E_TEST' | 'STORYBOOK';

export type ModeSigns = {
  /** The page address's `mode`. */
  mode: string | null;
  /** Names a widget that somebody looks at before it is published: nothing is stored then (contract §8). */
  widgetPreviewId?: string | null;
  /** `navigator.webdriver` */
  isAutomated: boolean;
  /** `window.Cypress` */
  isCypress: boolean;
  environment: Environment;
};

/** A mode in the address comes before a detected one. */
export function modeOf({ mode, widgetPreviewId, isAutomated, isCypress, environment }: ModeSigns): Mode {
  if (mode === 'ab4e-preview') return 'AB4E_PREVIEW';
  if (mode === 'ab4e-test' || widgetPreviewId) return 'AB4E_TEST';
  if (environment === 'storybook') return 'STORYBOOK';
  if (isCypress) return 'CYPRESS';
  return isAutomated ? 'SNAPSHOT_SERVER' : 'default';
}

const UNTRACKED: readonly Mode[] = ['SNAPSHOT_SERVER', 'AB4E_PREVIEW', 'AB4E_TEST', 'STORYBOOK'];

export const isTracked = (mode: Mode) => !UNTRACKED.includes(mode);

/** Whether somebody tries the widget out: a line then says that nothing is sent (contract §8). */
export const isRehearsal = (mode: Mode) => mode === 'AB4E_TEST' || mode === 'AB4E_PREVIEW';

/**
 * Whether posts get a canned answer and are not sent (spec §7). Preview and gallery must not act for anybody either.
 */
export const isFaked = (mode: Mode) => isRehearsal(mode) || mode === 'STORYBOOK';

export const isPreview = (mode: Mode) => mode === 'AB4E_PREVIEW';

/** Whether a fallback may take an action's place (spec §4). */
export const hasFallbacks = (mode: Mode) => mode !== 'AB4E_PREVIEW' && mode !== 'SNAPSHOT_SERVER';

/** Whether screens move: not in preview (spec §2). */
export const isAnimated = (mode: Mode) => mode !== 'AB4E_PREVIEW';
