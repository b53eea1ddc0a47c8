/** Stops a build because the project may not publish what was found. The message names every mistake, and how to mend it. */
export class Refusal extends Error {
  override name = 'Refusal';
  /** Empty: the mistake is in what was built, not in the code that found it. */
  override stack = '';

  /** Only the name. From the message Astro would guess a hint: it adds one on browsers to any error that says “document”. */
  override toString(): string {
    return this.name;
  }
}
