import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { nameList } from '../../../i18n/index.ts';
import type { KindModule } from '../../core/app/screens/kind.ts';
import { useEmailing, withEmailing } from '../../parts/email/emailing-context.tsx';
import { LawmakersAboveButton } from '../../parts/lawmakers/ActionLawmakers.tsx';
import { createFinding } from '../../parts/lawmakers/finding.ts';
import { useApp, useOfAction } from '../../ui/context.ts';
import { StartScreen } from '../../ui/StartScreen.tsx';
import { createEmail } from './commands.ts';

/** The recipients that the action names. */
function To() {
  useSignals();
  const { t, locale } = useApp();
  const names = useEmailing().recipients.all.value.map(({ name }) => name);
  return t('email.to', { names: nameList(names, t, locale) });
}

/** The action's front, with the recipients. Stays open after a letter: the reader may write again. */
function EmailStart() {
  useSignals();
  const { recipients, commands } = useEmailing();
  const finding = useOfAction(createFinding);
  useEffect(() => commands.prefetch(), [commands]);
  const { isSearched } = recipients;
  return (
    <StartScreen
      note={!isSearched && <To />}
      onStart={() => void (isSearched ? finding.withLawmakers(commands.start) : commands.start())}
      isFinding={isSearched && finding.isMissing.value}
      isOver={false}
    >
      {isSearched && <LawmakersAboveButton />}
    </StartScreen>
  );
}

const load = () => import('./LaterScreens.tsx');

export const kind: KindModule = {
  screens: { start: withEmailing(createEmail, EmailStart) },
  lazyScreens: {
    main: () => load().then(({ EmailForm }) => ({ Screen: withEmailing(createEmail, EmailForm) })),
    multiRepStep2: () => load().then(({ EmailNext }) => ({ Screen: withEmailing(createEmail, EmailNext) })),
    success: () => load().then(({ EmailSent }) => ({ Screen: withEmailing(createEmail, EmailSent) })),
  },
  outcomeScreens: ['multiRepStep2'],
};
