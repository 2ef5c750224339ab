import { batch, type ReadonlySignal, signal } from '@preact/signals-core';
import type { App } from '../app/app.ts';
import { mentionOf } from '../model/copy/mention.ts';
import { COPIED_VISIBLE_MS } from '../numbers/constants.ts';
import { facebookUrl, linkedInUrl, type ShareChannel, shareLink, xUrl } from './links.ts';
import { openPopup } from './popup.ts';
import { shareText, type Words, xText } from './words.ts';

/** `ActionShared`'s `eventData`. */
const CHANNEL_NAME: Record<ShareChannel, string> = {
  native: 'Native',
  copyLink: 'CopyLink',
  facebook: 'Facebook',
  twitter: 'X',
  linkedin: 'LinkedIn',
};

/** A link that the reader must take by hand, and why. */
export type LinkByHand = { link: string; why: 'copy' | 'popup' };

export type ShareCommands = {
  /** True for a second after a copy (spec §4). */
  isCopied: ReadonlySignal<boolean>;
  byHand: ReadonlySignal<LinkByHand | null>;
  /** Whether the device has a share sheet for this. */
  hasDeviceSheet: boolean;
  share(channel: ShareChannel): Promise<void>;
};

type Tools = Pick<App, 'config' | 'session' | 'pageUrl' | 'lifecycle' | 'fill' | 't'>;

/** The widget's share page, or the article where it has none, or the page that holds us; never nothing. */
export function linkOf({ config, session, pageUrl }: Pick<App, 'config' | 'session' | 'pageUrl'>) {
  const { widgetRequestId, articleUrl, isSocialShareLanguageIncluded, locale } = session.widget.value;
  return shareLink({
    shareBase: config.shareBase,
    requestId: widgetRequestId,
    articleUrl: articleUrl || (widgetRequestId === null ? pageUrl : ''),
    language: isSocialShareLanguageIncluded ? locale : undefined,
  });
}

/** Who has done it speaks of that; everybody else only asks others to. */
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
  const isCopied = signal(false);
  const byHand = signal<LinkByHand | null>(null);
  let copiedTimer: ReturnType<typeof setTimeout> | undefined;

  const shared = (channel: ShareChannel) => app.lifecycle.shared(app.session.activeAction.value, CHANNEL_NAME[channel]);

  function showCopied() {
    isCopied.value = true;
    clearTimeout(copiedTimer);
    copiedTimer = setTimeout(() => {
      isCopied.value = false;
    }, COPIED_VISIBLE_MS);
  }

  async function copy(link: string) {
    shared('copyLink');
    try {
      await navigator.clipboard.writeText(link);
      showCopied();
    } catch {
      // A host's permissions policy, a sandbox or an old browser.
      byHand.value = { link, why: 'copy' };
    }
  }

  function popUp(channel: ShareChannel, url: string, link: string) {
    shared(channel);
    if (!openPopup(url)) byHand.value = { link, why: 'popup' };
  }

  /** Counted once the reader has chosen somebody there: opening the sheet shares nothing yet. */
  async function useDevice(link: string, { text, title }: { text: string; title: string }) {
    try {
      await navigator.share({ url: link, title, text });
      shared('native');
    } catch (error) {
      if (!isClosedByReader(error)) byHand.value = { link, why: 'popup' };
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
    isCopied,
    byHand,
    hasDeviceSheet: hasDeviceSheet(linkOf(app)),
    async share(channel) {
      batch(() => {
        isCopied.value = false;
        byHand.value = null;
      });
      await channels[channel](linkOf(app), wordsOf(app));
    },
  };
}
