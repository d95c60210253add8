import path from 'node:path';
import { root } from '../workspace.ts';

const tool = (file: string) => path.join(root, 'packages/tooling/node_modules', file);

export interface Step {
  name: string;
  command: string;
  args: string[];
  /** It reads what another step writes, and runs when all others have ended. */
  readsOutput?: true;
  /** What helps when it fails, in one sentence. */
  hint?: string;
}

const node = (name: string, file: string, ...args: string[]): Step => ({
  name,
  command: process.execPath,
  args: [tool(file), ...args],
});

const script = (name: string, file: string): Step => ({
  name,
  command: process.execPath,
  args: ['--disable-warning=ExperimentalWarning', path.join(root, 'packages/tooling/src/checks', file)],
});

/** Biome over the workspace, and with `--write` as the command that corrects what it can. */
export const lintStep: Step = {
  ...node('lint', '@biomejs/biome/bin/biome', 'check', '--error-on-warnings', root),
  hint: '`npm run fix` formats the code, sorts its imports and applies the safe corrections.',
};

/** The steps of `npm run check` over the workspace, in this order. */
export const checkSteps: Step[] = [
  // More checkers per project each check again what its files share: a fifth more processor time.
  node('types', 'typescript/bin/tsc', '-b', root, '--checkers', '1'),
  lintStep,
  script('boundaries', 'check-boundaries.ts'),
  script('names', 'check-names.ts'),
  script('duplicates', 'check-duplicates.ts'),
  script('slice names', 'check-slice-names.ts'),
  script('messages', 'check-messages.ts'),
  script('lockfile', 'check-lockfile.ts'),
  node(
    'unused code',
    'knip/bin/knip.js',
    '--config',
    path.join(root, 'packages/tooling/knip.json'),
    '--directory',
    root,
  ),
  node('versions', 'sherif/index.js', '--no-install'),
  { ...script('kit versions', 'check-kit-versions.ts'), readsOutput: true },
];
