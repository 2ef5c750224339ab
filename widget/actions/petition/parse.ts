import { create, number, string, type } from 'superstruct';
import { maybe } from '../../api/wire/common.ts';
import { Fields } from '../../api/wire/fields.ts';

/** `details` of a petition (contract §6). */
export const PetitionDetails = type({
  petitionText: maybe(string()),
  goal: maybe(number()),
  signatures: maybe(number()),
  fields: Fields,
});

export type Petition = { petitionText: string; goal: number | null; signatures: number };

export function parsePetition(details: unknown): Petition {
  const { petitionText, goal, signatures } = create(details, PetitionDetails);
  return {
    petitionText: petitionText ?? '',
    goal: goal && goal > 0 ? goal : null,
    signatures: Math.max(0, signatures ?? 0),
  };
}
