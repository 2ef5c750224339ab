import { calls } from '../../widget/core/api/calls.ts';
import { CompletePetitionRequest, MOST_ON_WALL, type PetitionAnswer } from '../../widget/core/api/wire.ts';
import { wallNameOf } from '../../widget/core/model/wall-name.ts';
import { flag } from '../db/rows.ts';
import type { Database, Transact } from '../db/schema.ts';
import { SIGNATURES } from '../http/limits.ts';
import { hasWall, signaturesOf } from '../widgets/wall.ts';
import { findAction, type KnownAction } from './action.ts';
import { boolean } from './context.ts';
import { storeForm } from './forms.ts';
import { type SubmissionContext, submission } from './module.ts';
import { enteredBy } from './person.ts';

/** Adds the signatures that the content brings (contract §6, `details.signatures`). */
const withEarlier = (count: number, { action }: KnownAction) => signaturesOf(action) + count;

/** What a signer agreed to, and the name that others see: none where the petition does not ask. */
function shownBy(request: CompletePetitionRequest, { action }: KnownAction) {
  if (!hasWall(action)) return { showName: null, shownName: null };
  const isShown = request.showName === true;
  return { showName: flag(isShown), shownName: (isShown && wallNameOf(request)) || null };
}

/** Whether the name that is corrected was taken off the wall: so is the new one. */
async function hiddenBefore({ earlierKey }: CompletePetitionRequest, trx: Transact, { identifier }: KnownAction) {
  if (!earlierKey) return null;
  const earlier = trx
    .selectFrom('signatures')
    .select('isHidden')
    .where('submissionKey', '=', earlierKey.toLowerCase())
    .where('identifier', '=', identifier);
  return (await earlier.executeTakeFirst())?.isHidden ?? null;
}

/** The latest signers, the sender first among them: another may have signed at the same moment. */
async function wallFor(
  request: CompletePetitionRequest,
  db: Database,
  { key, shownWalls }: Pick<SubmissionContext, 'key' | 'shownWalls'>,
) {
  const petition = await findAction(db, request, 'petition');
  if (!hasWall(petition.action)) return {};
  const { shownName } = shownBy(request, petition);
  const others = await shownWalls.others(petition.identifier, key);
  const names = shownName ? [shownName, ...others] : others;
  return { latest: names.slice(0, MOST_ON_WALL).map((name) => ({ name })) };
}

/** Stores every signature: the same e-mail address need not be the same person. */
export const completePetition = submission<CompletePetitionRequest, PetitionAnswer>(
  calls.completePetition,
  CompletePetitionRequest,
  {
    async handle(request, trx, context) {
      const petition = await findAction(trx, request, 'petition');
      const isHidden = await hiddenBefore(request, trx, petition);
      const fullName = request.from ?? null;
      const row = { ...enteredBy(request, petition), fullName, ...shownBy(request, petition), isHidden };
      const count = await storeForm(trx, context, { table: 'signatures', known: petition, request, row });
      return { endUsersCount: withEarlier(count, petition) };
    },
    // Anything but `true` is no consent, and no reason to refuse a signature.
    context: { showName: boolean },
    besides: wallFor,
    limit: SIGNATURES,
  },
);
