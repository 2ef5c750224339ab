import { batch, signal } from '@preact/signals-core';
import { readOnly, setter } from '../../core/signals/signals.ts';

/** The publisher's suggested letter, with placeholders. */
export type Draft = { subject: string; message: string };

/**
 * What became of a letter: `sent`; `unchanged`, an earlier version had already been sent before the reader's last edits;
 * or `unreachable`, no e-mail address is known.
 */
export type Fate = 'sent' | 'unchanged' | 'unreachable';
export type LetterOutcome = {
  key: string;
  name: string;
  fate: Fate;
  /** Whether the server stored the letter because it cannot send mail yet. */
  isKept?: boolean;
};

export type EmailStore = ReturnType<typeof createEmailStore>;

const noKeys = (): ReadonlySet<string> => new Set();

/** State of an action's letters: who is selected and who has one. Recipients are identified by their keys. */
export function createEmailStore(draft: Draft) {
  const leftOut = signal(noKeys());
  const leftOutNext = signal(noKeys());
  const emailed = signal(noKeys());
  const unreachable = signal(noKeys());
  const sentTo = signal<readonly string[]>([]);
  const keptFor = signal<readonly string[]>([]);
  const unchangedTo = signal<readonly string[]>([]);
  const isSubmitting = signal(false);
  /** A letter was sent that no thanks has shown yet. */
  let isToBeShown = false;

  const picker = (of: typeof leftOut) => (key: string, isPicked: boolean) => {
    const others = [...of.value].filter((each) => each !== key);
    of.value = new Set(isPicked ? others : [...others, key]);
  };

  return {
    draft,
    /** Recipients unticked in the form. */
    leftOut: readOnly(leftOut),
    /** Recipients unticked in the second step, which starts with all open recipients selected. */
    leftOutNext: readOnly(leftOutNext),
    emailed: readOnly(emailed),
    /** Recipients whom the server reported as unreachable. */
    unreachable: readOnly(unreachable),
    /** Names of recipients whose letter was sent. */
    sentTo: readOnly(sentTo),
    /** Names of recipients whose letter is stored and not yet sent. */
    keptFor: readOnly(keptFor),
    /** Names of recipients who got an earlier version, without the reader's last edits. */
    unchangedTo: readOnly(unchangedTo),
    isSubmitting: readOnly(isSubmitting),
    setSubmitting: setter(isSubmitting),
    pick: picker(leftOut),
    pickNext: picker(leftOutNext),
    /** @returns whether a letter was sent since this was last asked */
    takeSent() {
      const wasSent = isToBeShown;
      isToBeShown = false;
      return wasSent;
    },
    /** @param outcomes one per recipient of the last letter */
    sent(outcomes: readonly LetterOutcome[]) {
      const of = (...fates: Fate[]) => outcomes.filter(({ fate }) => fates.includes(fate));
      const keys = (found: readonly LetterOutcome[]) => found.map(({ key }) => key);
      const names = (found: readonly LetterOutcome[]) => found.map(({ name }) => name);
      const written = of('sent', 'unchanged');
      if (written.length > 0) isToBeShown = true;
      batch(() => {
        emailed.value = new Set([...emailed.value, ...keys(written)]);
        unreachable.value = new Set([...unreachable.value, ...keys(of('unreachable'))]);
        sentTo.value = [...sentTo.value, ...names(written.filter(({ isKept }) => !isKept))];
        keptFor.value = [...keptFor.value, ...names(written.filter(({ isKept }) => isKept))];
        unchangedTo.value = [...unchangedTo.value, ...names(of('unchanged'))];
        leftOutNext.value = noKeys();
      });
    },
  };
}
