import type { Locale } from '../../../i18n/index.ts';
import type { WireAction } from '../../api/wire/widget.ts';
import { NEVER } from '../../gallery/kit/answers.ts';
import { alongPath } from '../../gallery/kit/path.ts';
import { PICTURE, sampleCard, samplePartner, sampleWidget, UNBROKEN } from '../../gallery/kit/sample.ts';
import type { Stage } from '../../gallery/kit/stage.ts';
import type { GalleryState } from '../../gallery/kit/state.ts';
import { COPY, type Copy } from './states-copy.ts';

const DRAFT = 'https://council.example/pier-9/draft.pdf';

const link = ({ details = { url: DRAFT }, ...more }: Partial<WireAction>): WireAction => ({
  id: 1,
  type: 'link',
  details,
  ...more,
});

const shown =
  (make: (copy: Copy) => Partial<WireAction>, ofPartner = false) =>
  (locale: Locale) =>
    sampleWidget(locale, [
      sampleCard(
        [link(make(COPY[locale]))],
        ofPartner ? { partner: samplePartner(locale), logoSource: 'partner' } : {},
      ),
    ]);

const usual = ({ title, text, button, thanks }: Copy): Partial<WireAction> => ({
  title,
  description: text,
  customButtonText: button,
  thankYouText: thanks,
});
const bare = ({ title }: Copy): Partial<WireAction> => ({ title });

/** Opens no window: the link's own press is what a browser does. */
async function open(stage: Stage) {
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  await stage.press('[data-big-button]');
  await stage.see('.ca-thanks');
}

const state = (name: string, make: (copy: Copy) => Partial<WireAction>, more: Partial<GalleryState> = {}) => ({
  name: `link-${name}`,
  kind: 'link' as const,
  widget: shown(make),
  ...more,
});

/** Gallery states of this kind. */
export const linkStates: GalleryState[] = alongPath(
  'link-start',
  'link-main',
  'link-opened',
)([
  state('start', usual),
  state('start-picture', (copy) => ({ ...usual(copy), pictureUrls: [PICTURE] })),
  state('start-of-partner', usual, { widget: shown(usual, true) }),
  state('start-bare', bare),
  state('start-long', (copy) => ({ ...usual(copy), title: copy.longTitle })),
  state('start-unbroken', () => ({
    title: UNBROKEN,
    description: UNBROKEN,
    details: { url: `https://${'a-very-long-name-'.repeat(3)}council.example/` },
  })),
  state('main', (copy) => ({ ...usual(copy), skipFrontCard: true })),
  state('opened', usual, { answers: { completeLink: { endUsersCount: 1248 } }, arrange: open }),
  state('opened-first', bare, { answers: { completeLink: { endUsersCount: 1 } }, arrange: open }),
  state('opened-unsent', usual, { answers: { completeLink: NEVER }, arrange: open }),
]);
