import { randomUUID } from 'node:crypto';
import { GET_ACTIONS, PETITION, signature } from './bodies.ts';
import type { TestServer } from './server.ts';

/** Signs the demo's petition for the ferry, which has a wall, and reads the wall as others see it. */

type Named = { name: string }[];

const namesIn = (latest: Named | undefined) => latest?.map(({ name }) => name);

type Signed = { status: number; latest: string[] | undefined; text: string; count: number };

/** @param key an Idempotency-Key */
export async function sign({ post }: TestServer, changes: object = {}, key = randomUUID()): Promise<Signed> {
  const { status, body, text } = await post(PETITION, signature({ showName: true, ...changes }), {
    'idempotency-key': key,
  });
  const { latest, endUsersCount } = body as { latest?: Named; endUsersCount: number };
  return { status, latest: namesIn(latest), text, count: endUsersCount };
}

export async function wallOf({ post }: TestServer, widgetRequestId = 'wr-petition') {
  const { body } = await post(GET_ACTIONS, { widgetRequestId });
  const [card] = (body as { cards: { actions: { details: { latest?: Named } }[] }[] }).cards;
  return namesIn(card?.actions[0]?.details.latest);
}

export const person = (firstName: string, lastName: string) => ({
  firstName,
  lastName,
  from: `${firstName} ${lastName}`,
  email: `${lastName}@example.org`.toLowerCase(),
});

export const MAYA = person('Maya', 'Reyes');
export const NOOR = person('Noor', 'Ali');
