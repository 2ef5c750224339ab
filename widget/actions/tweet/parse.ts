import { create, string, type } from 'superstruct';

/** `details` of a post on X (contract §6). */
export const TweetDetails = type({ text: string() });

export const parseText = (details: unknown) => create(details, TweetDetails).text;
