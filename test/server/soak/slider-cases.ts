import type { Database } from '../../../server/db/schema.ts';
import type { Call } from '../../../widget/core/api/calls/call.ts';
import { calls } from '../../../widget/core/api/calls.ts';
import { reading, sentiment } from '../support/bodies.ts';
import type { Case } from './case.ts';
import type { Chance } from './chance.ts';
import type { Reader } from './reader.ts';

/** A kind whose answers are values of a slider. */
type Slider = {
  complete: Case['name'];
  update: Case['name'];
  identifier: string;
  body: (changes: Record<string, unknown>) => object;
  /** A value of the scale; `index` is 0 to 9. */
  valueAt: (index: number) => number;
  idOf: (answer: unknown) => string;
};

const rest = () => ({});
const PLACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const mark = (id: string, value: number) => `${id} ${value}`;

type Stored = { id: string; value: number };

async function answer(
  { submissions, press }: Reader,
  chance: Chance,
  { complete, body, ...of }: Slider,
): Promise<Stored> {
  const choose = () => String(chance.oneOf(PLACES));
  const act = (place: string) =>
    submissions.submit(calls[complete] as Call, of.identifier, body({ value: of.valueAt(Number(place)) }), rest);
  const { result } = await press(act, choose(), choose);
  return { id: of.idOf(result.answer), value: (result.data as { value: number }).value };
}

/** Each change is to another value than before. */
async function change({ submissions, press }: Reader, slider: Slider, { id, value }: Stored, chance: Chance) {
  const next = chance.oneOf(PLACES.map(slider.valueAt).filter((each) => each !== value));
  const body = slider.body({ value: next, answerId: id });
  await press(() => submissions.submit(calls[slider.update] as Call, 'change', body, rest), '');
  return { id, value: next };
}

const votesOf = async (db: Database, identifier: string, isChanged: boolean) => {
  const rows = await db.selectFrom('votes').selectAll().where('identifier', '=', identifier).execute();
  return rows
    .filter(({ changedAt }) => (changedAt !== null) === isChanged)
    .map(({ userAnswerId, value }) => mark(userAnswerId, value ?? Number.NaN));
};

/** Answers that are left as they are, and answers that are changed twice. */
const sliderCases = (slider: Slider): Case[] => [
  {
    name: slider.complete,
    async send(reader, _index, chance) {
      const { id, value } = await answer(reader, chance, slider);
      return { mark: mark(id, value) };
    },
    stored: (db) => votesOf(db, slider.identifier, false),
  },
  {
    name: slider.update,
    async send(reader, _index, chance) {
      let stored = await answer(reader, chance, slider);
      for (let changes = 0; changes < 2; changes++) stored = await change(reader, slider, stored, chance);
      return { mark: mark(stored.id, stored.value) };
    },
    stored: (db) => votesOf(db, slider.identifier, true),
  },
];

const SENTIMENT_CASES = sliderCases({
  complete: 'completeSentimentPoll',
  update: 'updateSentimentPoll',
  identifier: '3701|sentimentpoll@1',
  body: sentiment,
  valueAt: (index) => index / 10,
  idOf: (answer) => (answer as { id: string }).id,
});

const SPEEDOMETER_CASES = sliderCases({
  complete: 'completeSpeedometer',
  update: 'updateSpeedometer',
  identifier: '3711|speedometer@1',
  body: reading,
  valueAt: (index) => index * 10,
  idOf: (answer) => (answer as { answerId: string }).answerId,
});

export const SLIDER_CASES: Case[] = [...SENTIMENT_CASES, ...SPEEDOMETER_CASES];
