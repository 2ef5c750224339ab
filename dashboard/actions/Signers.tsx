import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import type { SignersAnswer } from '../answers.ts';
import { useDashboard } from '../app/context.ts';
import { Figure } from '../parts/Figure.tsx';
import { Table } from '../parts/Table.tsx';

type Signer = SignersAnswer['signers'][number];

const time = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** Names wait as long before others see them (contract §8, 33). */
const WAITS_MS = 600_000;

function seenWords({ name, seenAs, isHidden, at }: Signer): string {
  if (isHidden) return 'Hidden';
  if (seenAs === '') return 'Not shown';
  const words = seenAs === name ? 'in full' : `as “${seenAs}”`;
  const isWaiting = Date.now() - Date.parse(at) < WAITS_MS;
  return isWaiting ? `Waits, then ${words}` : words.replace(/^./, (letter) => letter.toUpperCase());
}

function Hide({
  signer: { id, name, isHidden },
  onFailed,
}: {
  signer: Signer;
  onFailed: (hasFailed: boolean) => void;
}) {
  const { hideSigner } = useDashboard();
  const [isBusy, setIsBusy] = useState(false);
  const press = async () => {
    setIsBusy(true);
    const failure = await hideSigner(id, !isHidden);
    setIsBusy(false);
    onFailed(failure !== null);
  };
  return (
    <button type="button" className="plain" aria-disabled={isBusy} onClick={() => void (isBusy || press())}>
      {isHidden ? 'Show' : 'Hide'}
      <span className="hidden"> {name}</span>
    </button>
  );
}

/** The latest names for petitions' walls, each of which can be taken off. */
export function Signers() {
  useSignals();
  const { signers } = useDashboard();
  const [hasFailed, setHasFailed] = useState(false);
  const state = signers.state.value;
  // It stands below the figures, which say why the server does not answer.
  const answer = state.is === 'there' ? state.value : state.is === 'waiting' ? state.last : null;
  if (!answer || answer.signers.length === 0) return null;
  return (
    <div className="figures">
      <Figure
        title="Names on walls"
        lead="The latest signers who agreed to be named. Others see a name ten minutes after its signature. Of words that are no given names they see the first letter."
        csvs={[]}
      >
        {hasFailed && <p role="alert">This name was not changed. Try again in a moment.</p>}
        <Table
          caption="Names on walls"
          rows={answer.signers}
          keyOf={({ id }) => String(id)}
          columns={[
            { head: 'Name', cell: ({ name }) => <bdi>{name}</bdi> },
            { head: 'Others see it', cell: seenWords },
            { head: 'Hide or show', cell: (signer) => <Hide signer={signer} onFailed={setHasFailed} /> },
            { head: 'Petition', cell: ({ title, action }) => title || action },
            { head: 'Signed (UTC)', cell: ({ at }) => time.format(new Date(at)) },
          ]}
        />
      </Figure>
    </div>
  );
}
