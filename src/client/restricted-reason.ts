// Runs on the restricted page: the entry of the history says why the visitor was sent here. Styles show the text.
const api = (window as { navigation?: { currentEntry?: { getState(): unknown } } }).navigation;
const state = api?.currentEntry?.getState() ?? history.state;
// Whatever else stands there is the default.
if (Reflect.get(Object(state), 'reason') === 'invalid_credentials') {
  document.documentElement.dataset['reason'] = 'invalid_credentials';
}

export {};
