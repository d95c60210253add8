/** The labels of the seed's steps; a step that is not listed shows its own name. */
const words: Record<string, string> = {
  pictures: 'Drawing pictures',
  stores: 'Opening stores',
  products: 'Filling shelves',
  orders: 'Writing down orders',
  reviews: 'Writing reviews',
  offers: 'Setting offers',
  search: 'Preparing the search',
};

/**
 * Prints the progress of a long step: one line that is rewritten on a terminal, a line per quarter
 * elsewhere.
 */
export function showProgress(out: NodeJS.WriteStream = process.stdout) {
  let current = '';
  let quarter = -1;
  return (name: string, done: number, total: number): void => {
    const step = words[name] ?? name;
    const percent = total === 0 ? 100 : Math.floor((done / total) * 100);
    if (out.isTTY) {
      out.write(`\r\u001b[K${step} ${percent} %${done >= total ? '\n' : ''}`);
      return;
    }
    const next = Math.floor(percent / 25);
    if (step === current && next === quarter) return;
    current = step;
    quarter = next;
    out.write(`${step} ${percent} %\n`);
  };
}
