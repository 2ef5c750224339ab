import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef } from 'react';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { useApp, useOfAction } from '../../ui/context.ts';
import { Heading } from '../../ui/Heading.tsx';
import { createLinkCommands } from './commands.ts';
import { createLinkStore } from './store.ts';

/** What the link is about, and the link as the main button: it works before the application has come, and without it. */
export function LinkScreen() {
  useSignals();
  const { session, fill, t } = useApp();
  const { url, site } = useOfAction(createLinkStore);
  const { opened } = useOfAction(createLinkCommands);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // The page's first lines leave this where it was pressed before (widget/core/host/frame/page/held-press.ts).
    if (link.current?.hasAttribute('data-opened')) void opened();
  }, [opened]);
  const action = session.activeAction.value;
  const lead = fill(action.description || action.text);
  const label = fill(action.customButtonText) || t('link.open');
  const button = (
    <a
      className="ca-big"
      data-big-button=""
      ref={link}
      href={url}
      target="_blank"
      rel="noopener"
      onClick={() => void opened()}
      onAuxClick={({ button: pressed }) => pressed === 1 && void opened()}
    >
      <span>{label}</span>
      <span className="ca-hidden"> ({t('common.newWindow')})</span>
    </a>
  );
  return (
    <div className="ca-form">
      <Heading unseen={label}>{action.title}</Heading>
      {lead && <p className="ca-text">{lead}</p>}
      <ActionBar button={button}>
        <p>{t('link.opens', { site })}</p>
      </ActionBar>
    </div>
  );
}
