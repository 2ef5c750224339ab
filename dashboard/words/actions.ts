import type { ActionFigures } from '../answers.ts';

/** Kinds of actions, as people call them. */
const KINDS: Record<string, string> = {
  donation: 'Donation',
  checkregistration: 'Voter registration',
  signup: 'Sign-up',
  petition: 'Petition',
  opinion: 'Opinion',
  email: 'Letter',
  call: 'Call',
  tweet: 'Post on X',
  recordvideo: 'Recorded video',
  link: 'Link',
  video: 'Video',
  poll: 'Poll',
  quiz: 'Quiz',
  sentimentpoll: 'Sentiment poll',
  speedometer: 'Speedometer',
};

export const kindWords = (type: string): string => KINDS[type] ?? type;

type Named = Pick<ActionFigures, 'id' | 'type' | 'title'>;

/** Its title; without one, its kind and id. */
export const actionWords = ({ id, type, title }: Named): string => title || `${kindWords(type)} ${id}`;

/** Names actions as a flow does: `3001|petition`. */
export function namesOf(actions: readonly Named[]): (identifier: string | null) => string {
  const known = new Map(actions.map((action) => [`${action.id}|${action.type}`, actionWords(action)]));
  return (identifier) => {
    if (identifier === null) return 'Came to the widget';
    const at = identifier.lastIndexOf('|');
    const action = { id: identifier.slice(0, at), type: identifier.slice(at + 1), title: '' };
    return known.get(identifier) ?? actionWords(action);
  };
}
