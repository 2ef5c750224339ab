import { useSignals } from '@preact/signals-react/runtime';
import { NAMES_SHOWN, nameList } from '../../../i18n/index.ts';
import type { KindModule } from '../../core/app/screens/kind.ts';
import { LawmakersAboveButton } from '../../parts/lawmakers/ActionLawmakers.tsx';
import { useApp, useOfAction } from '../../ui/context.ts';
import { Printed } from '../../ui/Printed.tsx';
import { StartScreen } from '../../ui/StartScreen.tsx';
import { createCall } from './commands.ts';
import { Face } from './Face.tsx';
import { firstLeft, isCalleeRoute } from './flow.ts';
import type { Callee } from './parse-callees.ts';

/** Pictures and names of the callees. */
function Callees({ callees }: { callees: readonly Callee[] }) {
  const { t, locale } = useApp();
  if (callees.length === 0) return null;
  const names = callees.map(({ name }) => name);
  return (
    <div className="ca-callees">
      <div className="ca-portraits">
        {callees.slice(0, NAMES_SHOWN).map((callee) => (
          <Face key={callee.id} callee={callee} />
        ))}
      </div>
      <p>
        <b>{nameList(names, t, locale)}</b>
        {callees.length === 1 && callees[0]?.title && <span>{callees[0].title}</span>}
      </p>
    </div>
  );
}

/** The action's front, with the people to call. */
export function CallStart() {
  useSignals();
  const { session } = useApp();
  const { store, commands } = useOfAction(createCall);
  const isSearched = session.activeAction.value.representativeSearch !== null;
  const callees = store.callees.value;
  const isOver = callees.length > 0 && firstLeft(callees, store.outcomes.value) === -1;
  return (
    <StartScreen
      as={Printed}
      note={!isSearched && <Callees callees={callees} />}
      onStart={commands.start}
      isFinding={isSearched && callees.length === 0}
      isOver={isOver}
    >
      {isSearched && <LawmakersAboveButton />}
    </StartScreen>
  );
}

const load = () => import('./LaterScreens.tsx');
const loadCallee = () => load().then(({ CalleeScreen }) => ({ Screen: CalleeScreen }));

export const kind: KindModule = {
  screens: { start: CallStart },
  lazyScreens: {
    main: loadCallee,
    callee: loadCallee,
    success: () => load().then(({ CallThanks }) => ({ Screen: CallThanks })),
  },
  outcomeScreens: ['callee'],
  screenElsewhere: (route) => (isCalleeRoute(route) ? 'callee' : null),
};
