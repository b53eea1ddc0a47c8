/** Stops a build for what the project may not publish. The message names every mistake, with how to mend it. */
export class Refusal extends Error {
  override name = 'Refusal';
  /** None: the mistake is in what was built, not in the code that found it. */
  override stack = '';

  /** Its name alone: Astro would add a hint on the browser to any error that says “document”. */
  override toString(): string {
    return this.name;
  }
}
