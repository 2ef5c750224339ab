import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { useApp } from '../../ui/context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { CopyButton } from './CopyButton.tsx';
import { createShareCommands, type ShareCommands } from './commands.ts';
import { LinkField } from './LinkField.tsx';
import { NetworkButtons } from './NetworkButtons.tsx';

type Props = { share: ShareCommands };

function useShare(): ShareCommands {
  const app = useApp();
  const [share] = useState(() => createShareCommands(app));
  return share;
}

/** Opens the device's own share sheet. */
function DeviceButton({ share, isMain }: Props & { isMain?: boolean }) {
  const { t } = useApp();
  return (
    <button
      type="button"
      className={isMain ? 'ca-quiet ca-share-main' : 'ca-quiet'}
      onClick={() => share.share('native')}
    >
      <Icon name="share" />
      {t(isMain ? 'common.share' : 'share.device')}
    </button>
  );
}

/** Announces that the link was copied: screen readers do not announce a button's changed label. Or offers it by hand. */
function Outcome({ share }: Props) {
  useSignals();
  const { t } = useApp();
  const byHand = share.byHand.value;
  return (
    <>
      <span role="status" className="ca-hidden">
        {share.isCopied.value && t('share.linkCopied')}
      </span>
      {byHand && <LinkField {...byHand} />}
    </>
  );
}

/** Ways to share: the device's share sheet, copying the link, and the networks. */
export function ShareChannels() {
  useSignals();
  const { t } = useApp();
  const share = useShare();
  return (
    <div className="ca-sharing">
      <div className="ca-channels">
        {share.hasDeviceSheet && <DeviceButton share={share} />}
        <CopyButton
          className="ca-quiet"
          icon="link"
          isCopied={share.isCopied.value}
          words={[t('share.copyLink'), t('share.linkCopied')]}
          onCopy={() => void share.share('copyLink')}
        />
        <div className="ca-networks">
          <NetworkButtons share={share} />
        </div>
      </div>
      <Outcome share={share} />
    </div>
  );
}

/** Copying the link is one of the other ways where the device has a share sheet. */
function CopyRound({ share }: Props) {
  useSignals();
  const { t } = useApp();
  const label = t(share.isCopied.value ? 'share.linkCopied' : 'share.copyLink');
  return (
    <button type="button" className="ca-round" aria-label={label} title={label} onClick={() => share.share('copyLink')}>
      <Icon name={share.isCopied.value ? 'check' : 'link'} />
    </button>
  );
}

/**
 * One large way to share: the device's sheet, else copying the link; the other ways below it.
 *
 * @param props.leads it is the main thing to do on the screen
 */
export function ShareLarge({ leads }: { leads: boolean }) {
  useSignals();
  const { t } = useApp();
  const share = useShare();
  return (
    <div className="ca-share-large" data-leads={leads || undefined}>
      {share.hasDeviceSheet ? (
        <DeviceButton share={share} isMain />
      ) : (
        <CopyButton
          className="ca-quiet"
          isMain
          icon="share"
          isCopied={share.isCopied.value}
          words={[t('common.share'), t('share.linkCopied')]}
          onCopy={() => void share.share('copyLink')}
        />
      )}
      <div className="ca-share-others">
        {share.hasDeviceSheet && <CopyRound share={share} />}
        <NetworkButtons share={share} />
      </div>
      <Outcome share={share} />
    </div>
  );
}
