import { calls } from '../../../widget/api/calls.ts';
import { CompletePetitionRequest } from '../../../widget/api/wire.ts';
import { signaturesOf } from '../../widgets/signatures.ts';
import { findAction, type KnownAction } from '../action.ts';
import { contextJson } from '../context.ts';
import { takeBack } from '../correct.ts';
import { submission } from '../module.ts';
import { storeOptIns } from '../opt-ins.ts';
import { countSubmission, json, personOf } from '../person.ts';

const entered = (request: CompletePetitionRequest) => ({
  email: request.email,
  fullName: request.from ?? null,
  prefix: request.prefix ?? null,
  firstName: request.firstName,
  middleName: request.middleName ?? null,
  lastName: request.lastName,
  suffix: request.suffix ?? null,
  phone: json(request.phoneNumber),
  postalCode: request.zipCode ?? null,
  address: json(request.address),
  context: contextJson(request),
});

/** Signatures that came along count as well (contract §6, `details.signatures`). */
const withEarlier = (count: number, { action }: KnownAction) => signaturesOf(action) + count;

/** Signs a petition. Every signature is kept: nobody knows whether the same address is the same person. */
export const completePetition = submission(
  calls.completePetition,
  CompletePetitionRequest,
  async (request, trx, context) => {
    const petition = await findAction(trx, request.id, 'petition');
    const { identifier } = petition;
    const person = personOf(identifier, request.email, context);
    const isCorrection = await takeBack(trx, 'signatures', { identifier, earlierKey: request.earlierKey });
    await trx
      .insertInto('signatures')
      .values({ ...person, ...entered(request) })
      .execute();
    await storeOptIns(trx, person, request.optIns);
    return { endUsersCount: withEarlier(await countSubmission(trx, identifier, isCorrection), petition) };
  },
);
