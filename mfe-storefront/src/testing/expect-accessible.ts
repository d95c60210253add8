import axe from 'axe-core';

const options: axe.RunOptions = {
  // Passed rules need only their number, not their place: half of the work.
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Colors and landmarks need the full page in a real browser; the browser tests cover those.
  rules: {
    'color-contrast': { enabled: false },
    region: { enabled: false },
    'landmark-one-main': { enabled: false },
  },
};

/** Throws axe's own message when the markup has a known accessibility fault (quality A1). */
export const expectAccessible = async (node: Element): Promise<void> => {
  const { violations } = await axe.run(node, options);
  const faults = violations.map(({ id, help, nodes }) =>
    [`${id}: ${help}`, ...nodes.map(({ html }) => html)].join('\n'),
  );
  if (faults.length > 0) throw new Error(faults.join('\n\n'));
};
