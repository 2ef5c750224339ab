import { computed, signal } from '@preact/signals-core';
import { type Action, detailsOf } from '../../core/model/action.ts';
import { readOnly } from '../../core/signals/signals.ts';
import { petition } from './index.ts';

/** Names beside the thanks. @property own '' where others don't see the reader's */
export type Wall = { others: readonly string[]; own: string };

/** State of a petition. */
export function createPetitionStore(action: Action) {
  const { text, goal, signatures: before, hasWall, latest } = detailsOf(petition, action);
  const signatures = signal(before);
  const wall = signal<Wall | null>(null);
  const shareOf = (count: number) => (goal ? Math.min(1, count / goal) : null);
  return {
    text,
    goal,
    /** Whether signers are asked if others may see their names. */
    hasWall,
    /** Names of signers as the server answers them, from before the reader signed. */
    latest,
    /** The names beside the reader's thanks. */
    wall: readOnly(wall),
    signatures: readOnly(signatures),
    /** 0 to 1; null where the petition has no goal. */
    share: computed(() => shareOf(signatures.value)),
    /** The share before the reader signed. */
    shareBefore: shareOf(before) ?? 0,
    /** @param count signatures according to the server; 0 when it did not count, which adds one */
    signed(count: number, names: Wall | null = null) {
      signatures.value = count || signatures.value + 1;
      wall.value = names;
    },
  };
}
