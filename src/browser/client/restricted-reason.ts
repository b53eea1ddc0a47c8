// Runs on the restricted page. The state of the history entry says why the visitor was sent here; the style sheet shows the
// text for it. Nothing else chooses between the two, whatever is stored.
const api = (window as { navigation?: { currentEntry?: { getState(): unknown } } }).navigation;
const state = api?.currentEntry?.getState() ?? history.state;
// Any other state, or none, leaves the default text.
if (Reflect.get(Object(state), 'reason') === 'invalid_credentials') {
  document.documentElement.dataset['reason'] = 'invalid_credentials';
}

export {};
