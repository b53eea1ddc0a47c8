/** Calls `run` after the next frame has been painted, so that the frame does not wait for it. */
export function afterFrame(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
