import { calls } from '../../../widget/api/calls.ts';
import { CompleteOpinionRequest } from '../../../widget/api/wire.ts';
import { findAction } from '../action.ts';
import { contextJson } from '../context.ts';
import { takeBack } from '../correct.ts';
import { submission } from '../module.ts';
import { storeOptIns } from '../opt-ins.ts';
import { countSubmission, json, personOf } from '../person.ts';

const entered = (request: CompleteOpinionRequest) => ({
  email: request.email,
  prefix: request.prefix ?? null,
  firstName: request.firstName,
  middleName: request.middleName ?? null,
  lastName: request.lastName,
  suffix: request.suffix ?? null,
  phone: json(request.phoneNumber),
  address: json(request.address),
  postalCode: request.zipCode ?? null,
  text: request.text,
  context: contextJson(request),
});

/** Keeps an opinion. Somebody may give several: each is kept. */
export const completeOpinion = submission(
  calls.completeOpinion,
  CompleteOpinionRequest,
  async (request, trx, context) => {
    const { identifier } = await findAction(trx, request.id, 'opinion');
    const person = personOf(identifier, request.email, context);
    const isCorrection = await takeBack(trx, 'opinions', { identifier, earlierKey: request.earlierKey });
    await trx
      .insertInto('opinions')
      .values({ ...person, ...entered(request) })
      .execute();
    await storeOptIns(trx, person, request.optIns);
    return { endUsersCount: await countSubmission(trx, identifier, isCorrection) };
  },
);
