import { useSignals } from '@preact/signals-react/runtime';
import { percent, sentences } from '../../../i18n/index.ts';
import { sentimentBucket } from '../../model/answer.ts';
import { SENTIMENT_BUCKETS } from '../../numbers/constants.ts';
import { useApp, useOfAction } from '../../ui/context.ts';
import { heightsOf, thirdsOf } from './distribution.ts';
import type { Ends } from './index.ts';
import { createSentimentStore } from './store.ts';

const NONE = Array.from({ length: SENTIMENT_BUCKETS }, () => 0);

/** How all readers have answered: a column for each part of the scale, empty before the reader's own answer. */
export function Columns({ ends: { lowLabel: low, highLabel: high } }: { ends: Ends }) {
  useSignals();
  const { t, locale } = useApp();
  const outcome = useOfAction(createSentimentStore).outcome.value;
  const own = outcome ? sentimentBucket(outcome.value) : -1;
  const counts = outcome?.distribution ?? NONE;
  const [lowShare, middleShare, highShare] = thirdsOf(counts).map((share) => percent(share, locale)) as [
    string,
    string,
    string,
  ];
  return (
    <>
      {outcome && (
        <p className="ca-hidden">
          {sentences(
            t('sentimentpoll.distribution', { low, high }),
            t('sentimentpoll.thirds', { low, high, lowShare, middleShare, highShare }),
          )}
        </p>
      )}
      <ul className="ca-columns" aria-hidden="true">
        {heightsOf(counts).map((height, part) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of the scale never move
          <li key={part} data-own={part === own || undefined}>
            {part === own && <b>{t('sentimentpoll.you')}</b>}
            <span>{outcome && <i style={{ blockSize: `${Math.round(height * 100)}%` }} />}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
