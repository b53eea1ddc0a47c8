/** Buttons that plain HTML does not answer: they belong to no form, and open no popover. */
const unanswered = 'button[type=button]:not([popovertarget])';

/** Whether the script in the head answers a press on this: to bring the island to life at that moment would only delay the answer. */
export function isOfPicker(target: Element): boolean {
  return target.closest('#_languages, [popovertarget=_languages]') !== null;
}

/** Marks a button that was pressed and that only its island can answer, because the island has not hydrated yet. */
export function notePress(target: Element): void {
  target.closest(unanswered)?.setAttribute('data-pressed', '');
}

/** Presses again the buttons that were pressed before the island could answer. */
export function pressAgain(island: Element): void {
  for (const button of island.querySelectorAll<HTMLElement>('[data-pressed]')) {
    button.removeAttribute('data-pressed');
    button.click();
  }
}
