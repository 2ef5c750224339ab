import { useSignals } from '@preact/signals-react/runtime';
import { useRef } from 'react';
import { ActionLawmakers } from '../../lawmakers/ActionLawmakers.tsx';
import { BigButton } from '../../ui/BigButton.tsx';
import { useApp, useOfAction } from '../../ui/context.ts';
import { Heading } from '../../ui/Heading.tsx';
import { createCall } from './create.ts';
import { Dial, Hours, OtherLines } from './number/Lines.tsx';
import { NoNumber } from './number/NoNumber.tsx';
import { CallBar } from './outcome/CallBar.tsx';
import type { Callee } from './people/parse-callees.ts';
import { Advice, Who } from './people/Who.tsx';
import { calleeIndex } from './route.ts';
import { scriptFor } from './script.ts';
import { useHeldHead } from './use-held-head.ts';

function Script({ callee }: { callee: Callee }) {
  useSignals();
  const { fill, t } = useApp();
  const { store } = useOfAction(createCall);
  if (!store.script) return null;
  return (
    <section className="ca-script">
      <h3>{t('call.script')}</h3>
      <p>{fill(scriptFor(store.script, callee))}</p>
    </section>
  );
}

/** Shown until the callees are known. */
function NobodyYet() {
  useSignals();
  const { session } = useApp();
  const action = session.activeAction.value;
  return (
    <div className="ca-form">
      <Heading>{action.title}</Heading>
      {action.representativeSearch && <ActionLawmakers />}
    </div>
  );
}

/** The one clear action: the number, or a letter where nobody answered. */
function MainAction({ callee }: { callee: Callee }) {
  useSignals();
  const { t } = useApp();
  const { store, commands } = useOfAction(createCall);
  if (callee.lines.length === 0) return <NoNumber callee={callee} />;
  if (!store.attemptOf(callee).offersLetter) return <Dial callee={callee} />;
  return <BigButton onPress={() => void commands.write()}>{t('call.write')}</BigButton>;
}

/** One call: the callee, the number and the script; the outcomes once the number was pressed. */
export function CalleeScreen() {
  useSignals();
  const { session, t } = useApp();
  const { store } = useOfAction(createCall);
  const head = useRef<HTMLDivElement>(null);
  const callees = store.callees.value;
  const index = calleeIndex(session.route.value);
  const callee = callees[index];
  const attempt = callee && store.attemptOf(callee);
  useHeldHead(head, callee, attempt);
  if (!attempt) return <NobodyYet />;
  const { length: total } = callees;
  const { startedBy, offersLetter } = attempt;
  const isStarted = startedBy !== null;
  const progress = total > 1 ? t('call.progress', { current: index + 1, total }) : '';
  return (
    <div
      className="ca-form ca-calling"
      data-started={isStarted || undefined}
      data-letter={offersLetter || undefined}
      data-asked={isStarted || callee.lines.length === 0 || undefined}
    >
      <div className="ca-callee" ref={head}>
        <Who callee={callee} progress={progress} />
        <Advice callee={callee} />
        <MainAction callee={callee} />
      </div>
      {!offersLetter && (
        <>
          <Script callee={callee} />
          <Hours callee={callee} />
          <OtherLines callee={callee} />
        </>
      )}
      <CallBar callee={callee} />
    </div>
  );
}
