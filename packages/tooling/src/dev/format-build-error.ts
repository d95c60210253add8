const colours = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');
/** What follows speaks of the compiler's own inside. */
const inside = /^\s*(Caused by|Stack backtrace):$/;
const whoTells = /^\s*Module build failed \(from .*\):$/;

/** The errors of a failed build in the sources, without those about the build itself. */
export const formatBuildError = (text: string): string => {
  const lines = text.replace(colours, '').split('\n');
  const kept: string[] = [];
  let skipping = false;
  for (const line of lines) {
    if (/^\s*ERROR in /.test(line)) skipping = false;
    if (inside.test(line)) skipping = true;
    if (!skipping && !whoTells.test(line)) kept.push(line);
  }
  return kept
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
};
