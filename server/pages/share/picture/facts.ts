import type { WireAction, WireWidget } from '../../../../widget/core/api/wire.ts';
import type { Theme } from '../../../../widget/core/model/look/theme.ts';
import { languageOf, shareCopy } from '../../copy.ts';
import { firstOf, leadOf, pictureNameOf } from '../../lead.ts';
import { themeOfFirst } from '../../style.ts';

/** What networks show beside a link (Open Graph; X: `summary_large_image`), px. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** What a picture is drawn from, but for the pictures in it. */
export type Words = {
  title: string;
  label: string;
  /** The name of the publisher, or of the partner whose logo the card has. */
  owner: string;
  /** Whether the logo leaves the name out. */
  showsNameWithLogo: boolean;
  theme: Pick<Theme, 'backgroundColor' | 'accentColor' | 'headingFont'>;
};

type Facts = {
  words: Words;
  /** As the content names them; '' for none. */
  logo: string | number;
  picture: string | number;
};

/** Five lines hold fewer, and no line breaks cost time. */
const MOST_CHARS = 300;

/** The same as in the widget's header (`widget/parts/shell/owner.ts`). */
function ownerOf(widget: WireWidget, logoSource: string | null | undefined, action: WireAction | undefined) {
  const partner = logoSource?.toLowerCase() === 'partner' && action?.partner;
  if (partner)
    return {
      owner: partner.name,
      logo: partner.logoUrl || partner.logoId,
      showsNameWithLogo: partner.showNameWithLogo,
    };
  return {
    owner: widget.publisherName,
    logo: widget.publisherLogoName || widget.widgetLogoName,
    showsNameWithLogo: widget.publisherShowNameWithLogo,
  };
}

/** What the picture of a widget's shared link shows. */
export function factsOf(widget: WireWidget): Facts {
  const { takeAction } = shareCopy(languageOf(widget.languageLocale));
  const { card, action } = firstOf(widget);
  const { owner, logo, showsNameWithLogo } = ownerOf(widget, card?.logoSource, action);
  const { title, label } = leadOf(widget, takeAction);
  const { backgroundColor, accentColor, headingFont } = themeOfFirst(widget, action);
  return {
    words: {
      title: title.slice(0, MOST_CHARS),
      label: label.slice(0, MOST_CHARS),
      owner: (owner ?? '').slice(0, MOST_CHARS),
      showsNameWithLogo: showsNameWithLogo ?? false,
      theme: { backgroundColor, accentColor, headingFont },
    },
    logo: logo ?? '',
    picture: pictureNameOf(action),
  };
}
