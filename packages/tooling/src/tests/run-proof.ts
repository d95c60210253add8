import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../workspace.ts';

/** Runs one of the server's long proofs with its own options; returns its exit code. */
export const runProof = (
  name: 'races' | 'crash' | 'model' | 'fuzz' | 'faults' | 'bench',
  options: readonly string[],
): Promise<number> =>
  new Promise((resolve, reject) => {
    const script = path.join(root, `packages/api/src/proofs/run-${name}.ts`);
    spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...options], {
      cwd: root,
      stdio: 'inherit',
    })
      .once('error', reject)
      .once('exit', (code) => resolve(code ?? 1));
  });
