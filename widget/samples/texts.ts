import type { Locale } from '../../i18n/index.ts';
import english from './texts/en-US.json' with { type: 'json' };
import spanish from './texts/es.json' with { type: 'json' };
import french from './texts/fr.json' with { type: 'json' };
import italian from './texts/it.json' with { type: 'json' };

type English = typeof english;

const TEXTS: Record<Locale, English> = { 'en-US': english, es: spanish, fr: french, it: italian };

/** Sample texts that the states of all kinds share. */
export type Texts = English['shared'];

/** The shared texts, and a kind's own if it has any: its `action` has fields of its action. */
export type TextsOf<Kind extends string> = Texts & (Kind extends keyof English ? English[Kind] : unknown);

export function textsOf<Kind extends string>(kind: Kind, locale: Locale) {
  const { shared, ...kinds }: { shared: Texts } & Record<string, object> = TEXTS[locale];
  return { ...shared, ...kinds[kind] } as TextsOf<Kind>;
}
