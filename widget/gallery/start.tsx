import { type Locale, pickLocale } from '../../i18n/index.ts';
import { createReport } from '../browser/report.ts';
import type { Config } from '../config/config.ts';
import type { Params } from '../config/params.ts';
import type { GalleryState } from './kit/state.ts';
import { type Shown, showState } from './show.tsx';
import { states } from './states.ts';

declare global {
  interface Window {
    /** Shows another state in the same page; rejects if the state can't be reached. */
    civicActionGallery?: { show(name: string, locale: Locale): Promise<void> };
  }
}

/** A text by which tests find the gallery's code: production builds must not contain it. */
const MARKER = 'civic-action-gallery-states';

/**
 * Shows the state that `mockActionData` names, in the address's `locale` (spec §2).
 *
 * @param makeRoom is called before each state
 */
export async function startMock(
  element: HTMLElement,
  config: Config,
  params: Params,
  makeRoom: (state: GalleryState) => void = () => {},
): Promise<void> {
  const report = createReport(config, 'STORYBOOK');
  let shown: Shown | null = null;
  const show = async (name: string, locale: Locale) => {
    shown?.hide();
    shown = null;
    element.replaceChildren();
    const state = states.find((each) => each.name === name);
    if (!state) throw new Error(`No state is called ${name}: ${MARKER} has ${states.length}`);
    makeRoom(state);
    shown = await showState(state, locale, { element, config, params }, report);
  };
  window.civicActionGallery = { show };
  try {
    await show(params.mockActionData ?? '', pickLocale(new URLSearchParams(location.search).get('locale')));
  } catch (cause) {
    element.textContent = String(cause);
    throw cause;
  }
}
