/** What a buyer of three stars or fewer writes, and what the store answers to exactly that. */
export type Remark = readonly [text: string, reply: string];

/** What is said about one kind of product; all of it is true of each of its lines. */
export interface KindPhrases {
  /** Ways to begin its description. Texts take `{brand}`, `{line}`, `{size}` and `{net}`. */
  leads: readonly string[];
  /** Four and five stars. */
  praise: readonly string[];
  /** Three and four stars. */
  mixed: readonly Remark[];
  /** One and two stars. */
  bad: readonly Remark[];
}
