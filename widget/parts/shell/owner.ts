import type { Action } from '../../core/model/action.ts';
import { OWNER_KIND, type OwnerKind } from '../../core/model/enums.ts';
import { imageUrl } from '../../core/model/look/image-url.ts';
import { cardOf, type Widget } from '../../core/model/widget.ts';
import type { OverlayId } from '../../core/session/store.ts';

/** The overlay that an owner's logo opens. */
export const overlayOf = (kind: OwnerKind): OverlayId => (kind === OWNER_KIND.Partner ? 'partner' : 'publisher');

/** The side it slides in from: a partner's overlay must not cover a form on the right (spec §2). */
export const overlaySide = (overlay: OverlayId, hasFormOnRight: boolean): 'left' | 'right' =>
  overlay === 'partner' && hasFormOnRight ? 'left' : 'right';

/** The owner of a card, for header and overlay. */
export type Owner = {
  kind: OwnerKind;
  name: string;
  /** '' for none. */
  logo: string;
  showsNameWithLogo: boolean;
  description: string;
};

/** The partner, if the card has one and its `logoSource` says so; else the publisher (spec §2). */
export function ownerOf(widget: Widget, action: Action, imagesBase: string): Owner {
  const { publisher } = widget;
  const partner = cardOf(widget, action)?.logoSource === 'partner' && action.partner;
  const { name, description, showNameWithLogo } = partner || publisher;
  return {
    kind: partner ? OWNER_KIND.Partner : OWNER_KIND.Publisher,
    name,
    description,
    logo: imageUrl(
      partner ? partner.logoUrl || partner.logoId : publisher.logoName || widget.widgetLogoName,
      imagesBase,
    ),
    showsNameWithLogo: showNameWithLogo,
  };
}
