import { completeTweet } from '../../core/api/calls/contacts.ts';
import type { CompleteTweetAnswer } from '../../core/api/wire/answers/contacts.ts';
import type { App } from '../../core/app/app.ts';
import type { Action } from '../../core/model/action.ts';
import { xUrl } from '../../core/model/share-links.ts';
import { X_POST_CHARS } from '../../core/numbers/constants.ts';
import { linkOf } from '../../parts/share/commands.ts';
import { openPopup } from '../../parts/share/popup.ts';
import { hasLink, postLength } from './post-text.ts';
import { createTweetStore, type TweetThanks } from './store.ts';

type Tools = Pick<App, 'of' | 'commands' | 'submissions' | 'actionData' | 'session' | 'config' | 'pageUrl' | 'report'>;

/** The server's thanks; empty when it could not be asked. */
const thanksFrom = (answer: CompleteTweetAnswer | null): TweetThanks => ({
  title: answer?.thankYouTitle ?? '',
  text: answer?.thankYouText ?? '',
  usesLawmakers: answer?.useLocalRepresentative ?? false,
});

export function createTweetCommands(action: Action, tools: Tools) {
  const { commands, submissions, actionData, session, report } = tools;
  const store = tools.of(action, createTweetStore);
  let isCounted = false;

  /** Counts the post. On an error the action's own thanks are shown, and the next post is counted instead. */
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
    session.setPeople(action, answer?.endUsersCount);
    store.setThanks(thanksFrom(answer));
    store.setSending(false);
    if (isFirst) commands.finish(action, { answerText: text });
  }

  /** Counts and thanks, once per action (spec §4). */
  async function complete(text: string) {
    if (isCounted || store.isSending.value) return;
    store.setSending(true);
    await commands.submit(action, () => send(text));
  }

  return {
    initiate: () => commands.initiate(action),
    /** Characters left; negative when X would refuse the post. */
    charactersLeft(text: string) {
      const link = hasLink(text) ? '' : linkOf(tools);
      return X_POST_CHARS - postLength(link ? `${text} ${link}` : text);
    },
    write(text: string) {
      commands.initiate(action);
      store.write(text);
    },
    /** Opens X with the post. Must run in the click handler, or browsers block the window as a pop-up. */
    post(text: string) {
      commands.initiate(action);
      const address = xUrl(text, linkOf(tools));
      const isOpen = openPopup(address);
      store.setByHand(isOpen ? '' : address);
      if (isOpen) return complete(text);
    },
    /** The reader copied the address that no window opened for. */
    takenByHand: complete,
  };
}
