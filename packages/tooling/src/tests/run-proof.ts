import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../workspace.ts';

/** What `packages/api/src/proofs/run-<name>.ts` proves or measures. */
const proofs = ['races', 'crash', 'model', 'fuzz', 'faults', 'import', 'shelf', 'bench'] as const;
type Proof = (typeof proofs)[number];
export const isProof = (name: string): name is Proof => (proofs as readonly string[]).includes(name);

/** Runs one of the server's long proofs with its own options; returns its exit code. */
export const runProof = (name: Proof, options: readonly string[]): Promise<number> =>
  new Promise((resolve, reject) => {
    const script = path.join(root, `packages/api/src/proofs/run-${name}.ts`);
    spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...options], {
      cwd: root,
      stdio: 'inherit',
    })
      .once('error', reject)
      .once('exit', (code) => resolve(code ?? 1));
  });
