// How much of a list is looked at: `npm test` looks at a sample, in which every kind of fault can be found, and
// `npm run test:all` at everything.

/** Whether everything is looked at. */
export const isWhole = Boolean(process.env['EVERYTHING']);

/** All of a list, or those that stand for the others. */
export function sampled<T>(all: readonly T[], few: readonly NoInfer<T>[]): readonly T[] {
  return isWhole ? all : few;
}
