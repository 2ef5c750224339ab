import type { Locale } from '../../../i18n/index.ts';
import type { WireAction, WireWidget } from '../../api/wire/widget.ts';
import type { ActionType } from '../../model/enums.ts';
import { sampleCard, samplePartner, sampleWidget } from './sample.ts';
import type { GalleryState } from './state.ts';

/**
 * Makes the states of a kind, each a widget with one action.
 *
 * @param copies the kind's sample texts
 * @param shared what all of its states have, unless one says otherwise
 */
export const kindState =
  <Copy>(kind: ActionType, copies: Record<Locale, Copy>, shared: Partial<GalleryState> = {}) =>
  (name: string, make: (copy: Copy) => WireAction, more: Partial<GalleryState> = {}): GalleryState => ({
    name: `${kind}-${name}`,
    kind,
    widget: (locale) => sampleWidget(locale, [sampleCard([make(copies[locale])])]),
    ...shared,
    ...more,
  });

/**
 * The widget of a partner's action.
 *
 * @param copies the kind's sample texts
 * @returns takes the partner's opt-ins and privacy notice; where they are given, the form also offers the publisher's
 */
export const partnerWidget =
  <Copy>(copies: Record<Locale, Copy>) =>
  (make: (copy: Copy) => WireAction, optIns?: string[], privacyUrl?: string) =>
  (locale: Locale): WireWidget =>
    sampleWidget(
      locale,
      [
        sampleCard([make(copies[locale])], {
          partner: samplePartner(locale, { optIns, privacyUrl }),
          logoSource: 'partner',
        }),
      ],
      { offersPublisherOptIn: optIns !== undefined },
    );
