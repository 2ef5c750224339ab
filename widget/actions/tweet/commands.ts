import { completeTweet } from '../../api/calls/contacts.ts';
import type { App } from '../../app/app.ts';
import type { Action } from '../../model/action.ts';
import { X_POST_CHARS } from '../../numbers/constants.ts';
import { linkOf } from '../../share/commands.ts';
import { xUrl } from '../../share/links.ts';
import { openPopup } from '../../share/popup.ts';
import { hasLink, postLength } from './post-length.ts';
import { createTweetStore } from './store.ts';

type Tools = Pick<App, 'of' | 'commands' | 'submissions' | 'actionData' | 'session' | 'config' | 'pageUrl' | 'report'>;

export function createTweetCommands(action: Action, tools: Tools) {
  const { commands, submissions, actionData, report } = tools;
  const store = tools.of(action, createTweetStore);
  let isCounted = false;

  /** What the server says of it; where it can't be asked, the action's own words thank, and the next post counts. */
  async function count(text: string) {
    try {
      const data = { text };
      const { answer } = await submissions.submit(completeTweet, action.identifier, data, () => actionData(action));
      isCounted = true;
      return answer;
    } catch (error) {
      report(error);
      return null;
    }
  }

  async function send(text: string) {
    const answer = await count(text);
    const isFirst = store.thanks.value === null;
    store.setThanks({
      title: answer?.thankYouTitle ?? '',
      text: answer?.thankYouText ?? '',
      people: answer?.endUsersCount ?? null,
      usesLawmakers: answer?.useLocalRepresentative ?? false,
    });
    store.setSending(false);
    if (isFirst) commands.finish(action, { answerText: text });
  }

  /** Once per action (spec §4). */
  async function complete(text: string) {
    if (isCounted || store.isSending.value) return;
    store.setSending(true);
    await commands.submit(action, () => send(text));
  }

  return {
    initiate: () => commands.initiate(action),
    /** How many characters X would still take; below 0 it takes none of it. */
    roomFor(text: string) {
      const link = hasLink(text) ? '' : linkOf(tools);
      return X_POST_CHARS - postLength(link ? `${text} ${link}` : text);
    },
    write(text: string) {
      commands.initiate(action);
      store.write(text);
    },
    /** Opens X with the post: within the press, or a browser takes the window for an advert. */
    post(text: string) {
      commands.initiate(action);
      const address = xUrl(text, linkOf(tools));
      const isOpen = openPopup(address);
      store.setByHand(isOpen ? '' : address);
      if (isOpen) return complete(text);
    },
    /** No window opened, and the visitor took the address along. */
    takenByHand: complete,
  };
}
