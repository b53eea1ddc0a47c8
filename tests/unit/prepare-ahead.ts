/** Makes the page one that a browser has prepared ahead. The function that it returns opens the page. */
export function prepareAhead(): () => void {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  return () => {
    Reflect.deleteProperty(document, 'prerendering');
    document.dispatchEvent(new Event('prerenderingchange'));
  };
}
