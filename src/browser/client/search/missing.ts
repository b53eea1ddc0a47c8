// Runs before the search page's own script, and says where that cannot be had. To press Search then loads the page again, with what
// was typed in its address.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) {
      document.getElementById('_failed')?.removeAttribute('hidden');
    }
  },
  true,
);

// An empty export makes this file a module, so that its names do not collide with those of another script.
export {};
