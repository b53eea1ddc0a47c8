// Runs on the restricted page. The state of the history entry says why the visitor was sent here; the style sheet shows the
// text for it. Nothing else chooses between the two, whatever is stored.
const api = (window as { navigation?: { currentEntry?: { getState(): unknown } } }).navigation;
const reasonOf = (state: unknown): unknown => Reflect.get(Object(state), 'reason');
// Any other reason, or none, leaves the default text.
if (
  (reasonOf(api?.currentEntry?.getState()) ?? reasonOf(history.state)) === 'invalid_credentials'
) {
  document.documentElement.dataset['reason'] = 'invalid_credentials';
}

export {};
