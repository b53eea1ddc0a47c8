/** One thing that must be settled before the launch: its kind, the file to edit, and what to do there. */
export type Blocker = {
  readonly area: string;
  readonly file: string;
  readonly line: number;
  readonly message: string;
};
