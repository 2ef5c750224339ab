import { useSignals } from '@preact/signals-react/runtime';
import { type MouseEvent, useEffect } from 'react';
import { LinkField } from '../../../parts/share/LinkField.tsx';
import { BigButton } from '../../../ui/BigButton.tsx';
import { useApp, useOfAction } from '../../../ui/context.ts';
import { createDonationStore, type PagePhase } from '../store.ts';
import { Guarded } from './Guarded.tsx';
import { PayForm } from './PayForm.tsx';
import { createPageCommands } from './page-commands.ts';

const TEXTS = {
  closed: 'donation.openPageText',
  open: 'donation.waiting',
  unpaid: 'donation.notPaidYet',
  declined: 'donation.declined',
  cancelled: 'donation.cancelled',
} as const satisfies Record<PagePhase, string>;

const isWaiting = (phase: PagePhase) => phase === 'open' || phase === 'unpaid';

/** The way to the page: a link, which no browser blocks, and which leaves that page no way back into this one. */
function PageLink({ isMain }: { isMain: boolean }) {
  useSignals();
  const { t } = useApp();
  const { url, opened } = useOfAction(createPageCommands);
  const press = isMain ? { className: 'ca-big', 'data-big-button': '' } : { className: 'ca-link' };
  /** The middle button opens a link too. */
  const pressAside = ({ button }: MouseEvent) => button === 1 && opened();
  return (
    <Guarded>
      <a {...press} href={url()} target="_blank" rel="noopener" onClick={opened} onAuxClick={pressAside}>
        <span>{t(isMain ? 'donation.openPage' : 'donation.openAgain')}</span>
        <span className="ca-hidden"> ({t('common.newWindow')})</span>
      </a>
    </Guarded>
  );
}

/** Leads to the provider's own page, and waits until the reader has paid there. */
export function PagePay() {
  useSignals();
  const { t } = useApp();
  const { page, isSubmitting, isBlocked } = useOfAction(createDonationStore);
  const { url, check, resume, stop } = useOfAction(createPageCommands);
  useEffect(() => {
    resume();
    return stop;
  }, [resume, stop]);
  const phase = page.value;
  const button = isWaiting(phase) ? (
    <BigButton isBusy={isSubmitting.value} busy={t('donation.processing')} onPress={() => void check()}>
      {t('donation.checkPayment')}
    </BigButton>
  ) : (
    <PageLink isMain />
  );
  return (
    <PayForm title={t('donation.openPage')} button={button} note={isWaiting(phase) && <PageLink isMain={false} />}>
      <p className="ca-wide" role="status" data-page={phase}>
        {t(TEXTS[phase])}
      </p>
      {isBlocked.value && <LinkField link={url()} why="popup" />}
    </PayForm>
  );
}
