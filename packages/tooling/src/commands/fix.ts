import { spawn } from 'node:child_process';
import { lintStep } from '../checks/steps.ts';
import { root } from '../workspace.ts';

// npm run fix: formats the workspace, sorts imports and applies the safe corrections of the lint step of `npm run check`.
spawn(lintStep.command, [...lintStep.args, '--write'], { cwd: root, stdio: 'inherit' }).once('exit', (code) =>
  process.exit(code ?? 1),
);
