import { effect, untracked } from '@preact/signals-core';
import { list } from '../../i18n/index.ts';
import type { App } from '../app/app.ts';
import type { Action } from '../model/action.ts';
import type { Address } from '../model/address/address.ts';
import type { Variables } from '../model/copy/variables.ts';
import type { Lawmaker } from '../model/lawmakers/lawmaker.ts';
import type { LocationError } from '../model/lawmakers/location-error.ts';
import { locationErrorOf } from '../model/lawmakers/lookup.ts';
import { nextAction } from '../model/way/next-action.ts';
import type { Lawmakers } from './index.ts';

/** What the copy may say of those who were found (spec §3, placeholders): every word anew, none of an earlier address. */
function variablesOf(lawmakers: readonly Lawmaker[], address: Address | null, locale: string): Variables {
  const [first] = lawmakers;
  return {
    localRepresentative: list(
      lawmakers.map(({ displayName }) => displayName.full),
      locale,
    ),
    twitterMention: lawmakers.flatMap(({ twitterMention }) => twitterMention || []).join(' ') || undefined,
    district: first?.district || undefined,
    state: address?.adminArea1Name || undefined,
    postalCode: address?.postalCode || undefined,
  };
}

/** What the visitor comes to next, as far as it is answered. */
function following({ session }: App, action: Action): Action | null {
  const history = session.answerHistory.value;
  return history.length > 0 ? nextAction(session.widget.value, history, action) : null;
}

/**
 * Looks ahead for an action that needs lawmakers (spec §4), and tells the session of what is found: names for the copy, or
 * the location error that takes the action's place. Runs as long as the session is read by anybody.
 */
export function watch(app: App, lawmakers: Lawmakers) {
  const { session, locale } = app;
  effect(() => {
    const { action } = session.place.value;
    for (const each of [action, following(app, action)])
      if (each?.representativeSearch) void untracked(() => lawmakers.prefetch(each));
  });
  /** The error that stands is one of ours: only that is ours to take away. */
  let isOurs = false;
  const setError = (error: LocationError | null) => {
    if (error || isOurs) session.setLocationError(error);
    isOurs = error !== null;
  };
  effect(() => {
    const action = session.activeAction.value;
    const search = action.representativeSearch;
    if (!search) return untracked(() => setError(null));
    const { stage, error, lawmakers: found } = lawmakers.lookup(action).value;
    const address = lawmakers.address.value;
    untracked(() => {
      // While another address is looked up, what stands in the action's place stays.
      if (stage !== 'loading') setError(locationErrorOf(search, error));
      if (stage === 'found') session.setVariables(variablesOf(found, address, locale));
    });
  });
}
