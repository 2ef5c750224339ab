import { createTranslate, loadLocale, loadMore, pickLocale, type Translate } from '../../../../i18n/index.ts';
import { warnOfOptions } from '../../config/option-check.ts';
import type { Params } from '../../config/params.ts';

export { failedRequest } from '../../session/load/failed-request.ts';

const KEYS = ['widgetRequestId', 'widgetPreviewId', 'articleUrl'] as const;

/** A message for publishers: what is wrong with how the page names its widget (spec §8 has no text for it). */
export function namingProblem(params: Pick<Params, (typeof KEYS)[number]>): string {
  const named = KEYS.filter((key) => params[key]).map((key) => `${key} ${JSON.stringify(params[key])}`);
  if (named.length === 0) return `No widget is named: give one of ${KEYS.join(', ')}.`;
  if (named.length > 1) return `More than one widget is named: ${named.join(', ')}. Give one of them.`;
  return `No widget has the ${named[0]}. Is it misspelt, or its content not imported?`;
}

/** Why no card is shown, the words to say it, and a retry where that may help. */
export type Unshown = { why: 'lost' | 'unknown' | 'empty'; t: Translate; retry?: () => void };

export type ExplainOptions = { reason: 'config' | 'network'; params: Params; retry: () => void };

/** Warns in the console of a wrong configuration, and loads the words for the reader. */
export async function explain({ reason, params, retry }: ExplainOptions): Promise<Unshown> {
  if (reason === 'config') console.warn(`[civicAction] ${namingProblem(params)}`);
  warnOfOptions(params);
  const t = await allWords();
  return reason === 'network' ? { why: 'lost', t, retry } : { why: 'unknown', t };
}

/** For an editor whose widget has no action yet (spec §4, preview). */
export const explainEmpty = async (): Promise<Unshown> => ({ why: 'empty', t: await allWords() });

async function allWords() {
  const locale = pickLocale(navigator.language);
  const parts = await Promise.all([loadLocale(locale), loadMore(locale)]);
  const t = createTranslate(locale, { ...parts[0].default });
  t.add(parts[1].default);
  return t;
}
