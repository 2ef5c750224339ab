import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { useApp } from '../ui/context.ts';
import { Icon } from '../ui/Icon.tsx';
import { CopyButton } from './CopyButton.tsx';
import { createShareCommands, type ShareCommands } from './commands.ts';
import { LinkField } from './LinkField.tsx';
import { Copied, NetworkButtons } from './NetworkButtons.tsx';

/** Opens the device's own share sheet. Copying the link is then one of the other ways. */
function DeviceButton({ share }: { share: ShareCommands }) {
  const { t } = useApp();
  return (
    <button type="button" className="ca-quiet ca-share-main" onClick={() => share.share('native')}>
      <Icon name="share" />
      {t('common.share')}
    </button>
  );
}

function CopyRound({ share }: { share: ShareCommands }) {
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
  const app = useApp();
  const [share] = useState(() => createShareCommands(app));
  const byHand = share.byHand.value;
  return (
    <div className="ca-share-large" data-leads={leads || undefined}>
      {share.hasDeviceSheet ? (
        <DeviceButton share={share} />
      ) : (
        <CopyButton
          className="ca-quiet"
          isMain
          icon="share"
          isCopied={share.isCopied.value}
          words={[app.t('common.share'), app.t('share.linkCopied')]}
          onCopy={() => void share.share('copyLink')}
        />
      )}
      <div className="ca-share-others">
        {share.hasDeviceSheet && <CopyRound share={share} />}
        <NetworkButtons share={share} />
      </div>
      <Copied share={share} />
      {byHand && <LinkField {...byHand} />}
    </div>
  );
}
