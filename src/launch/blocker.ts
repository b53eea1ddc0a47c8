/** One thing that stands in the way: what kind of thing, the file to edit, and what to do there. */
export type Blocker = {
  readonly area: string;
  readonly file: string;
  readonly line: number;
  readonly message: string;
};
