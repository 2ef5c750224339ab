import * as s from 'superstruct';
import { Id, maybe } from '../../core/api/wire/common.ts';
import { choiceOf, FilledText, type KindContent, meaningOfAnswers } from '../../core/content/kind-content.ts';

const Answer = s.object({ id: Id, text: FilledText });

export const pollContent: KindContent = {
  details: s.object({ answers: choiceOf(Answer), voteOnTap: maybe(s.boolean()) }),
  meaning: meaningOfAnswers,
};
