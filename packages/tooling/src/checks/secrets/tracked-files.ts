import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';

const skipped = new Set(['node_modules', 'dist', '.git', '.pasar', '.types', 'coverage']);

const walk = (root: string): string[] =>
  readdirSync(root, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.split(path.sep).some((part) => skipped.has(part)));

/** Files that are part of the project, by their paths from its root; all but what is made, where there is no git. */
export const trackedFiles = (root: string): string[] => {
  try {
    const listed = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', stdio: 'pipe' });
    return listed.split('\0').filter(Boolean);
  } catch {
    return walk(root);
  }
};
