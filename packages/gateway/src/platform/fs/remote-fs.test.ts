import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { freshFolder } from '../../testing/fixture-release.ts';
import { localFs } from './local-fs.ts';
import { FsTimeoutError, RemoteFs } from './remote-fs.ts';

const open: RemoteFs[] = [];
const farDisk = (onStir = () => {}) => {
  const folder = freshFolder();
  const disk = new RemoteFs(folder, onStir);
  open.push(disk);
  return { disk, at: (name: string) => join(folder, name), folder };
};
afterEach(() => {
  for (const disk of open.splice(0)) disk.close();
});

test('a disk behind another process behaves like this one’s, errors too', async () => {
  const { disk, at, folder } = farDisk();
  await disk.append(at('b'), 'satu');
  await disk.append(at('b'), ' dua');
  writeFileSync(at('a'), 'x');
  expect(await disk.list(folder)).toEqual(['a', 'b']);
  expect(String(await disk.read(at('b')))).toBe('satu dua');
  for (const from of [0, 5, 8, 20]) {
    const [far, near] = await Promise.all([disk.tail(at('b'), from), localFs.tail(at('b'), from)]);
    expect({ ...far, bytes: [...far.bytes] }).toEqual({ ...near, bytes: [...near.bytes] });
  }
  expect(await disk.tail(at('none'), 3)).toMatchObject({ size: 0, stamp: '' });
  await expect(disk.read(at('none'))).rejects.toMatchObject({ code: 'ENOENT' });
  await disk.remove(at('b'));
  await disk.remove(at('b'));
  expect(await disk.list(folder)).toEqual(['a']);
});

test('a change in its folder is reported', async () => {
  const onStir = vi.fn();
  const { disk, at, folder } = farDisk(onStir);
  await disk.list(folder);
  await vi.waitFor(() => {
    writeFileSync(at('a'), String(Math.random()));
    expect(onStir).toHaveBeenCalled();
  });
});

test('a file that never comes is a silence, and the others come meanwhile and after [R8]', {
  tags: 'slow',
  timeout: 20_000,
}, async () => {
  const { disk, at } = farDisk();
  writeFileSync(at('a'), 'x');
  // Whoever opens a pipe that nobody writes to waits for ever.
  execFileSync('mkfifo', [at('hung')]);
  await disk.read(at('a'));
  const hung = disk.read(at('hung'));
  expect(String(await disk.read(at('a')))).toBe('x');
  await expect(hung).rejects.toBeInstanceOf(FsTimeoutError);
  expect(String(await disk.read(at('a')))).toBe('x');
});

test('a closed process responds to nothing more', async () => {
  const { disk, at } = farDisk();
  const asked = disk.read(at('a'));
  disk.close();
  await expect(asked).rejects.toThrow();
  await expect(disk.read(at('a'))).rejects.toThrow('closed');
});
