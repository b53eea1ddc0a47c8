/** Runs something once the next frame is painted, so that the frame need not wait for it. */
export function afterFrame(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
