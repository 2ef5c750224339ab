/** Who is looked for; `dateOfBirth` is `YYYY-MM-DD`, `state` a postal code such as `NJ`. */
export type Voter = {
  firstName: string;
  lastName: string;
  dateOfBirth: string;
  streetNo: string;
  street: string;
  city: string;
  state: string;
  zipCode: string;
};

/** Whoever can say whether somebody is registered to vote. There is no public one for all of the United States. */
export type VoterRoll = {
  /**
   * @returns whether they were found; `null` where nobody can say
   * @throws VoterRollRefusal for details that it can't use
   */
  find: (voter: Voter) => Promise<boolean | null>;
};

/** What a voter roll says of details that it can't use, by field. */
export class VoterRollRefusal extends Error {
  override readonly name = 'VoterRollRefusal';
  readonly messages: Record<string, string[]>;

  constructor(messages: Record<string, string[]>) {
    super('The voter roll refused the details');
    this.messages = messages;
  }
}

/** Where no roll is configured nobody is found, and nobody is said to be missing either. */
export const noVoterRoll: VoterRoll = { find: async () => null };
