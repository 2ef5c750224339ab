import { GetForContactRequest, GetForPreviewRequest, Lawmakers } from '../wire/lawmakers.ts';
import { call } from './call.ts';

const nobody = () => [];

export const getLawmakersForPreview = call('Lawmakers/GetForPreview', GetForPreviewRequest, Lawmakers, nobody, {
  sentInTestMode: true,
});
export const getLawmakersForContact = call('Lawmakers/GetForContact', GetForContactRequest, Lawmakers, nobody, {
  sentInTestMode: true,
});
