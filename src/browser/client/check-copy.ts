// Runs on the page of a version: computes the fingerprint of a file that the reader chooses or drops, and looks for it among
// those of all published files. The file does not leave the browser.
const part = document.getElementById('_copy');
const status = part?.querySelector('[role=status]');
let last: File | undefined;

async function check(file: File | undefined): Promise<void> {
  if (!part || !status || !file) return;
  const { known = '', unknown = '', failed = '' } = part.dataset;
  status.textContent = '';
  last = file;
  // A file that was chosen before may take longer: what is found of it would be read as said of the last one.
  const say = (text: string) => {
    if (file === last) status.textContent = text;
  };
  try {
    const sum = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
    const digits = [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, '0'));
    const sums = await fetch('/legal/SHA256SUMS');
    const list = await sums.text();
    // A network's own page, or a list that was cut, would say of every copy that it was changed.
    const isWhole =
      sums.ok &&
      sums.headers.get('content-type')?.startsWith('text/plain') &&
      /^(?:[\da-f]{64} {2}.+\n)+$/.test(list);
    if (!isWhole) throw new Error(`The sums cannot be used (${sums.status}).`);
    const line = list.split('\n').find((each) => each.startsWith(digits.join('')));
    say(line ? known.replace('§', `/${line.slice(66)}`) : unknown);
  } catch {
    say(failed);
  }
}

if (part) {
  part.hidden = false;
  part.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) void check(target.files?.[0]);
  });
  part.addEventListener('dragover', (event) => event.preventDefault());
  part.addEventListener('drop', (event) => {
    event.preventDefault();
    void check(event.dataTransfer?.files[0]);
  });
}

// An empty export makes this file a module, so that its names do not collide with those of another script.
export {};
