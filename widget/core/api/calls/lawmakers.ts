import { Lawmakers } from '../wire/lawmakers.ts';
import type { GetForContactRequest, GetForPreviewRequest } from '../wire/requests/queries.ts';
import type { Call } from './call.ts';

const none = () => [];

export const getLawmakersForPreview: Call<GetForPreviewRequest, Lawmakers> = {
  path: 'Lawmakers/GetForPreview',
  answer: Lawmakers,
  canned: none,
  sentInTestMode: true,
};
export const getLawmakersForContact: Call<GetForContactRequest, Lawmakers> = {
  path: 'Lawmakers/GetForContact',
  answer: Lawmakers,
  canned: none,
  sentInTestMode: true,
};
