import { type ReadonlySignal, signal } from '@preact/signals-core';
import type { App } from '../app.ts';
import { COPIED_VISIBLE_MS } from '../constants.ts';
import { facebookUrl, linkedInUrl, type ShareChannel, shareLink, xUrl } from './links.ts';

const POPUP_PX = 600;

/** `ActionShared`'s `eventData`. */
const CHANNEL_NAME: Record<ShareChannel, string> = {
  copyLink: 'CopyLink',
  facebook: 'Facebook',
  twitter: 'X',
  linkedin: 'LinkedIn',
  native: 'Native',
};

export type ShareCommands = {
  /** True for a second after a copy (spec §4). */
  isCopied: ReadonlySignal<boolean>;
  share(channel: ShareChannel): Promise<void>;
};

/** The link and the words of the active action (spec §7). */
function whatToShare({ config, session }: Pick<App, 'config' | 'session'>) {
  const { widgetRequestId: requestId, articleUrl } = session.widget.value;
  const { altSharingTwitterMessage, title } = session.activeAction.value;
  return {
    link: shareLink({ shareBase: config.shareBase, requestId, articleUrl }),
    text: altSharingTwitterMessage || title,
  };
}

export function createShareCommands(
  app: Pick<App, 'config' | 'session' | 'lifecycle' | 'commands' | 't'>,
): ShareCommands {
  const isCopied = signal(false);
  let copiedTimer: ReturnType<typeof setTimeout> | undefined;

  const popUp = (url: string) => window.open(url, '_blank', `popup,width=${POPUP_PX},height=${POPUP_PX},noopener`);

  async function copy(link: string) {
    try {
      await navigator.clipboard.writeText(link);
      isCopied.value = true;
      clearTimeout(copiedTimer);
      copiedTimer = setTimeout(() => {
        isCopied.value = false;
      }, COPIED_VISIBLE_MS);
    } catch {
      // A host's permissions policy or an old browser: the reader can still copy by hand.
      app.commands.alert(app.t('share.copyFailed', { url: link }));
    }
  }

  const channels: Record<ShareChannel, (link: string, text: string) => unknown> = {
    copyLink: copy,
    facebook: (link) => popUp(facebookUrl(link)),
    twitter: (link, text) => popUp(xUrl(text, link)),
    linkedin: (link) => popUp(linkedInUrl(link)),
    native: (link, text) => navigator.share({ url: link, text }),
  };

  return {
    isCopied,
    async share(channel) {
      const { link, text } = whatToShare(app);
      app.lifecycle.shared(app.session.activeAction.value, CHANNEL_NAME[channel]);
      try {
        await channels[channel](link, text);
      } catch {
        // The reader closed the device's share sheet: nothing went wrong.
      }
    },
  };
}
