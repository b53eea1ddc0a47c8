/** Longest wait, in milliseconds: a browser that draws nothing may not come to say that it is idle. */
const timeout = 2000;

/** Calls `run` when the browser has nothing else to do, or soon after where a browser does not say so. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout });
  else setTimeout(run, 200);
}
