import { createHash } from 'node:crypto';
import { fieldsOf, textOf } from '../../widget/core/model/value.ts';
import { inBatches } from '../db/rows.ts';
import type { Transact } from '../db/schema.ts';
import type { ActionContent } from './check.ts';

/** What readers put their names to, as the content had it. */
export type Wording = { hash: string; title: string; text: string };

/** Where a kind has the words that are signed; of others the description. */
const TEXTS = ['petitionText', 'prompt', 'message'];

const HASH_CHARS = 16;

/** The title and the text of an action, in the language that it is written in. */
export function wordingOf({ title, description, details }: ActionContent): Wording {
  const own = TEXTS.map((name) => textOf(fieldsOf(details)[name])).find((text) => text !== '');
  const words = { title: textOf(title), text: own ?? textOf(description) };
  const hash = createHash('sha256').update(JSON.stringify(words)).digest('base64url').slice(0, HASH_CHARS);
  return { hash, ...words };
}

/** Keeps wordings for ever: people have signed them. */
export const storeWordings = (trx: Transact, wordings: readonly Wording[], at: string) =>
  inBatches([...new Map(wordings.map((wording) => [wording.hash, { ...wording, at }])).values()], (batch) =>
    trx
      .insertInto('wordings')
      .values(batch)
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute(),
  );
