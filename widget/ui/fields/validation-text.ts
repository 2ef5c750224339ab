import { type Key, sentences, type Translate } from '../../../i18n/index.ts';
import type { AddressError } from '../../core/model/address/address.ts';

type NamesIn<Section extends string> = Key extends infer K
  ? K extends `${Section}.${infer Name}`
    ? Name
    : never
  : never;

/** Fields and faults for which there is a printed message (spec §5) and an advice. */
export type Advised = NamesIn<'validation'> & NamesIn<'how'>;

/** The printed message of an invalid field, then what to do about it (contract §8). */
export const wrongText = (t: Translate, name: Advised): string => sentences(t(`validation.${name}`), t(`how.${name}`));

/** The message of an empty field that is required. @param how what to do about it */
export const requiredText = (t: Translate, how: string): string => sentences(t('validation.required'), how);

/** The message of a text that is too long. @param chars the most it may have */
export const tooLongText = (t: Translate, name: Advised, chars: number): string =>
  sentences(t(`validation.${name}`), t('how.shorter', { chars }));

/** The message of an address. Some printed messages say by themselves what to do. */
export function addressText(t: Translate, error: AddressError): string {
  if (error === 'addressInvalid' || error === 'addressRequired' || error === 'addressStreet')
    return wrongText(t, error);
  return t(`validation.${error}`);
}
