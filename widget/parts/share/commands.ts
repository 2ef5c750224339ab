import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-core';
import type { App } from '../../core/app/app.ts';
import { mentionOf } from '../../core/model/copy/mention.ts';
import { facebookUrl, linkedInUrl, shareLink, xUrl } from '../../core/model/share-links.ts';
import { X_LINK_CHARS, X_POST_CHARS } from '../../core/numbers/constants.ts';
import { createCopier } from './copier.ts';
import { openPopup } from './popup.ts';

/** A way to share (spec §7 "Sharing"). */
export type ShareChannel = 'native' | 'copyLink' | 'facebook' | 'twitter' | 'linkedin';

export type Words = {
  /** The publisher's own message, or ''. */
  custom: string;
  /** The action's title. */
  title: string;
  /** The sentence that asks others to join in. */
  call: string;
  /** "Via @handle", or ''. */
  via: string;
};

const shortened = (text: string, chars: number) =>
  text.length <= chars ? text : `${text.slice(0, Math.max(0, chars - 1)).trimEnd()}…`;

const lines = (...texts: string[]) => texts.filter(Boolean).join('\n');
const sentences = (...texts: string[]) => texts.filter(Boolean).join(' ');

/** Text for a shared link: the publisher's message, else the title and the call to join in. */
export const shareText = ({ custom, title, call, via }: Words): string => custom || lines(title, sentences(call, via));

/** Text of a post on X (spec §7): the publisher's message, else general words and the link. A long title is cut to fit. */
export function xText({ custom, title, call, via }: Words, link: string): string {
  if (custom) return custom;
  const rest = sentences(call, via);
  const room = X_POST_CHARS - X_LINK_CHARS - rest.length - 2;
  return sentences(lines(shortened(title, room), rest), link);
}

/** Channel names in the `eventData` of `ActionShared`. */
const CHANNEL_NAME: Record<ShareChannel, string> = {
  native: 'Native',
  copyLink: 'CopyLink',
  facebook: 'Facebook',
  twitter: 'X',
  linkedin: 'LinkedIn',
};

/** A link to copy by hand, and what failed. */
export type LinkByHand = { link: string; why: 'copy' | 'popup' };

export type ShareCommands = {
  /** True for a second after copying (spec §4). */
  isCopied: ReadonlySignal<boolean>;
  byHand: ReadonlySignal<LinkByHand | null>;
  /** Whether the device can share the link through its own share sheet. */
  hasDeviceSheet: boolean;
  share(channel: ShareChannel): Promise<void>;
};

type Tools = Pick<App, 'config' | 'session' | 'pageUrl' | 'lifecycle' | 'fill' | 't'>;

/** The page of the video that the reader has recorded here, '' where there is none. */
const ownVideo = ({ session }: Pick<App, 'session'>) =>
  (session.activeAction.value.type === 'recordvideo' && session.variables.value.userVideoUrl) || '';

/** The link to share: the reader's own video, else the widget's share page, the article or the embedding page. */
export function linkOf({ config, session, pageUrl }: Pick<App, 'config' | 'session' | 'pageUrl'>) {
  const own = ownVideo({ session });
  if (own) return own;
  const { widgetRequestId, articleUrl, isSocialShareLanguageIncluded, locale } = session.widget.value;
  return shareLink({
    shareBase: config.shareBase,
    requestId: widgetRequestId,
    articleUrl: articleUrl || (widgetRequestId === null ? pageUrl : ''),
    language: isSocialShareLanguageIncluded ? locale : undefined,
  });
}

/** The words to share. After completing the action, they say so. */
function wordsOf({ session, fill, t }: Tools): Words {
  const action = session.activeAction.value;
  const isDone = session.completedActionIdentifiers.value.has(action.identifier);
  const mention = mentionOf(action.partner, session.widget.value);
  return {
    custom: fill(action.altSharingTwitterMessage),
    title: fill(action.title),
    call: isDone ? t(`${action.type}.shareText`) : t('share.text'),
    via: mention && t('share.via', { mention }),
  };
}

const hasDeviceSheet = (url: string) =>
  typeof navigator.share === 'function' && (navigator.canShare?.({ url }) ?? true);

const isClosedByReader = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

export function createShareCommands(app: Tools): ShareCommands {
  const copier = createCopier();
  const unopened = signal('');

  const shared = (channel: ShareChannel) => app.lifecycle.shared(app.session.activeAction.value, CHANNEL_NAME[channel]);

  function copy(link: string) {
    shared('copyLink');
    return copier.copy(link);
  }

  function popUp(channel: ShareChannel, url: string, link: string) {
    shared(channel);
    if (!openPopup(url)) unopened.value = link;
  }

  /** Counts as shared once the reader has completed the sheet: opening it shares nothing yet. */
  async function useDevice(link: string, { text, title }: { text: string; title: string }) {
    try {
      await navigator.share({ url: link, title, text });
      shared('native');
    } catch (error) {
      if (!isClosedByReader(error)) unopened.value = link;
    }
  }

  const channels: Record<ShareChannel, (link: string, words: Words) => unknown> = {
    native: (link, words) => useDevice(link, { text: shareText(words), title: words.title }),
    copyLink: copy,
    facebook: (link) => popUp('facebook', facebookUrl(link), link),
    twitter: (link, words) => popUp('twitter', xUrl(xText(words, link), link), link),
    linkedin: (link) => popUp('linkedin', linkedInUrl(link), link),
  };

  return {
    isCopied: computed(() => copier.copied.value !== ''),
    byHand: computed(() => {
      const refused = copier.refused.value;
      if (refused) return { link: refused, why: 'copy' };
      return unopened.value ? { link: unopened.value, why: 'popup' } : null;
    }),
    hasDeviceSheet: hasDeviceSheet(linkOf(app)),
    async share(channel) {
      batch(() => {
        copier.clear();
        unopened.value = '';
      });
      await channels[channel](linkOf(app), wordsOf(app));
    },
  };
}
