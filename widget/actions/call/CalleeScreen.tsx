import { useSignals } from '@preact/signals-react/runtime';
import { ActionLawmakers } from '../../lawmakers/panel/ActionLawmakers.tsx';
import { useApp, useOfAction } from '../../ui/context.ts';
import { Heading } from '../../ui/Heading.tsx';
import { createCall } from './create.ts';
import { Dial, Hours, OtherLines } from './number/Lines.tsx';
import { NoNumber } from './number/NoNumber.tsx';
import { OutcomeButtons } from './outcome/OutcomeButtons.tsx';
import { Face } from './people/Face.tsx';
import type { Callee } from './people/parse-callees.ts';
import { calleeIndex } from './route.ts';
import { scriptFor } from './script.ts';

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

function Who({ callee, progress }: { callee: Callee; progress: string }) {
  return (
    <div className="ca-who">
      <Face callee={callee} />
      <div>
        {progress && <p className="ca-progress">{progress}</p>}
        <Heading>{callee.name}</Heading>
        {callee.title && <p>{callee.title}</p>}
      </div>
    </div>
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

/** One call: the callee, the number, the script and the outcome. */
export function CalleeScreen() {
  useSignals();
  const { session, t } = useApp();
  const { store } = useOfAction(createCall);
  const callees = store.callees.value;
  const index = calleeIndex(session.route.value);
  const callee = callees[index];
  if (!callee) return <NobodyYet />;
  const { length: total } = callees;
  const progress = total > 1 ? t('call.progress', { current: index + 1, total }) : '';
  return (
    <div className="ca-form">
      <div className="ca-callee">
        <Who callee={callee} progress={progress} />
        {callee.lines.length > 0 ? <Dial callee={callee} /> : <NoNumber callee={callee} />}
      </div>
      <Hours callee={callee} />
      <Script callee={callee} />
      <OtherLines callee={callee} />
      <OutcomeButtons callee={callee} />
    </div>
  );
}
