/** Buttons that plain HTML does not answer: they belong to no form, and open no popover. */
const unanswered = 'button[type=button]:not([popovertarget])';

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
